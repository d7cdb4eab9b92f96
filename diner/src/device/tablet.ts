import { deviceStorage } from '@mam/client/storage.ts';
import { linkTo } from '@mam/contract/page/link.ts';
import type { ClaimedTable } from '@mam/domain/table/table-here.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';

/** [TB70] A device of the restaurant that stays on a table: kept whatever else this browser forgets. */
export interface Tablet extends ClaimedTable {
  readonly code: string;
  /** when somebody touched it last; null = nobody has since it began anew */
  readonly touchedAt: EpochMs | null;
}

export const TABLET_KEY = 'mam.tablet';

function isTablet(value: Partial<Tablet> | null): value is Tablet {
  return (
    [value?.brand, value?.name, value?.code].every((text) => typeof text === 'string') &&
    Number.isSafeInteger(value?.storeId) &&
    (value?.touchedAt === null || typeof value?.touchedAt === 'number')
  );
}

/** [TB70] The table this device stays on; null = it is anybody's phone [TB73]. */
export function tabletHere(): Tablet | null {
  try {
    const value = JSON.parse(deviceStorage.getItem(TABLET_KEY) ?? 'null');
    return isTablet(value) ? value : null;
  } catch {
    return null; // damaged
  }
}

/** null = it stays nowhere any more. */
export function keepTablet(tablet: Tablet | null): void {
  if (tablet) deviceStorage.setItem(TABLET_KEY, JSON.stringify(tablet));
  else deviceStorage.removeItem(TABLET_KEY);
}

/** The table home it shows when nobody uses it. */
export const tabletHome = ({ brand, storeId, name, code }: Tablet): string =>
  linkTo('/', { brand, storeId }, { table_name: name, table_code: code });
