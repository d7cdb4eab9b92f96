import { IssueList } from '../issue/issue-list.tsx';
import { useShiftBoardValue } from './shift-board.ts';

/** The reports of the board that nobody has answered. */
export function IssuesSheet({ onClose }: { readonly onClose: () => void }) {
  const { board } = useShiftBoardValue();
  return <IssueList orders={board?.issues ?? null} onClose={onClose} />;
}
