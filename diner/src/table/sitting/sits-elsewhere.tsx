import { useWords } from '@mam/client/i18n.ts';
import { nameOfTable } from '@mam/domain/table/table-name.ts';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { ListRow } from '@mam/ui/list-row.tsx';
import { Armchair } from 'lucide-react';
import { useState } from 'react';
import { sittingWords } from '../../words/areas.ts';
import { MoveQuestion } from './move-question.tsx';
import { type CodedTable, enter } from './sit-down.ts';

interface SitsElsewhereProps {
  readonly place: CodedTable;
  readonly from: string;
}

/** [TB91] Somebody who sits at another table has scanned this one: they are asked at once, and can say it later. */
export function SitsElsewhere({ place, from }: SitsElsewhereProps) {
  const say = useWords(sittingWords);
  const [asked, setAsked] = useState(true);
  const [busy, setBusy] = useState(false);
  const move = async () => {
    setBusy(true);
    // others may sit here, who say then what it takes
    const failed = await enter(place, { moves: true });
    setBusy(false);
    setAsked(false);
    if (failed) showToast(failed.message, { urgent: true });
  };
  const to = nameOfTable(place.table);
  return (
    <>
      <ListRow
        lead={<Armchair />}
        value={say('elsewhere', { from })}
        detail={say('elsewhere_text', { to })}
        onClick={() => setAsked(true)}
      />
      {asked ? (
        <MoveQuestion {...{ place, from, busy }} onStay={() => setAsked(false)} onMove={() => void move()} />
      ) : null}
    </>
  );
}
