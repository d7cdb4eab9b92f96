import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { EmptyState } from '@mam/ui/empty-state.tsx';
import { useShift } from '../store/shift.tsx';
import { useSay } from '../words/words.ts';
import { CallList } from './call-list.tsx';
import { useCalls } from './use-calls.ts';

/** The calls where there is no room beside the board. */
export function CallSheet({ onClose }: { readonly onClose: () => void }) {
  const say = useSay();
  const { storeId } = useShift();
  const calls = useCalls(storeId);
  return (
    <Sheet title={say('calls.title')} place="side" onClose={onClose}>
      {calls.length === 0 ? <EmptyState title={say('calls.none')} /> : <CallList calls={calls} />}
    </Sheet>
  );
}
