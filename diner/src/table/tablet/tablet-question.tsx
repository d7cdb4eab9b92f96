import { useWords } from '@mam/client/i18n.ts';
import { useNavigate } from '@mam/client/router.tsx';
import { linkTo } from '@mam/contract/page/link.ts';
import type { ClaimedTable } from '@mam/domain/table/table-here.ts';
import type { Table } from '@mam/domain/table/table-name.ts';
import { Question } from '@mam/ui/dialog/question.tsx';
import { forgetDevice } from '../../device/forget-device.ts';
import { keepTablet, type Tablet, tabletHere, tabletHome } from '../../device/tablet.ts';
import { tabletWords } from '../../words/areas.ts';

export interface TabletQuestionProps {
  readonly said: ClaimedTable & { readonly code: string };
  readonly table: Extract<Table, { kind: 'table' }>;
}

/** [TB70] Whether this device is to stay on the table, or to stay there no more: an address alone changes nothing. */
export function TabletQuestion({ said: { brand, storeId, name, code }, table }: TabletQuestionProps) {
  const say = useWords(tabletWords);
  const navigate = useNavigate();
  const { number } = table;
  const stays = tabletHere()?.code === code;
  const tablet: Tablet = { brand, storeId, name, code, touchedAt: null };
  const answer = (kept: Tablet | null) => {
    // the table must not see this device's past, nor its owner the guests'
    forgetDevice({ withLanguage: true });
    keepTablet(kept);
    location.replace(kept ? tabletHome(kept) : linkTo('/', { brand, storeId }));
  };
  return (
    <Question
      title={say(stays ? 'stays_title' : 'title', { number })}
      cancel={say(stays ? 'keep' : 'no')}
      confirm={say(stays ? 'end' : 'yes', { number })}
      danger={stays}
      onCancel={() => navigate(tabletHome(tablet), { replace: true })}
      onConfirm={() => answer(stays ? null : tablet)}
    >
      {say(stays ? 'stays_text' : 'text')}
    </Question>
  );
}
