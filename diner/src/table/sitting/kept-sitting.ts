import { deviceStorage, tabStorage } from '@mam/client/storage.ts';
import type { GuestState } from '@mam/domain/table/sitting.ts';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { tabletHere } from '../../device/tablet.ts';

/** The outcome of scanning a table's code: a tab keeps it until the next scan, a tablet also while it is off [TB70]. */
export interface KeptSitting {
  readonly code: string;
  /** the sitting this phone has to do with; null = others sit there, and it is not among them */
  readonly id: string | null;
  /** the phone's state in that sitting, when it was last heard */
  readonly state: GuestState;
  /** [TB91] the table this phone sits at, where that was not left yet */
  readonly from?: string;
  /** [TB90] the sitting of the others, where no staff has seen them */
  readonly others?: string;
}

const NAME = 'mam.sitting';

const storage = () => (tabletHere() ? deviceStorage : tabStorage);

const isKept = (value: Partial<KeptSitting> | null): value is KeptSitting =>
  typeof value?.code === 'string' &&
  typeof value.state === 'string' &&
  (value.id === null || typeof value.id === 'string');

function stored(): KeptSitting | null {
  try {
    const value = JSON.parse(storage().getItem(NAME) ?? 'null');
    return isKept(value) ? value : null;
  } catch {
    return null; // damaged
  }
}

const kept = createStore<{ readonly sitting: KeptSitting | null }>(() => ({ sitting: stored() }));

export function keepSitting(sitting: KeptSitting | null): void {
  kept.setState({ sitting });
  if (sitting) storage().setItem(NAME, JSON.stringify(sitting));
  else storage().removeItem(NAME);
}

const ofCode = (sitting: KeptSitting | null, code: string | null) =>
  sitting?.code === code ? sitting : null;

/** The outcome of scanning this code; null = it was not scanned in this tab, or nothing came of it. */
export const keptSitting = (code: string | null): KeptSitting | null => ofCode(kept.getState().sitting, code);

export const useKeptSitting = (code: string | null): KeptSitting | null =>
  useStore(kept, ({ sitting }) => ofCode(sitting, code));

/** The sitting this phone is in, wherever the diner is; null = none. */
export const useSeatedIn = (): string | null =>
  useStore(kept, ({ sitting }) => (sitting?.state === 'in' ? sitting.id : null));

/** [TB50] The sitting an order of this table names: its guest's, also when it has ended since; null = none. */
export function sittingNamed(code: string | null): string | null {
  const sitting = keptSitting(code);
  return sitting?.state === 'in' ? sitting.id : null;
}
