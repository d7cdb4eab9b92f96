import { Sheet } from '@mam/ui/sheet.tsx';
import { useSay } from '../words/words.ts';
import type { Board } from './board-order.ts';
import { FinishedList } from './finished-list.tsx';

interface TodaySheetProps {
  readonly board: Board;
  readonly onClose: () => void;
}

export function TodaySheet({ board, onClose }: TodaySheetProps) {
  const say = useSay();
  return (
    <Sheet title={say('today.title')} place="side" onClose={onClose}>
      <FinishedList board={board} />
    </Sheet>
  );
}
