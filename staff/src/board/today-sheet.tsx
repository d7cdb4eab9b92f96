import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { useSay } from '../words/words.ts';
import { FinishedList } from './finished-list.tsx';
import { useShiftBoardValue } from './shift-board.ts';

export function TodaySheet({ onClose }: { readonly onClose: () => void }) {
  const say = useSay();
  const { board } = useShiftBoardValue();
  return board ? (
    <Sheet title={say('today.title')} place="side" onClose={onClose}>
      <FinishedList board={board} />
    </Sheet>
  ) : null;
}
