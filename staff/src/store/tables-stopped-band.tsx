import { NoticeBand } from '@mam/ui/top-bar.tsx';
import { useSay } from '../words/words.ts';
import { useShift } from './shift.tsx';

/** Says on every screen that tables and counter cannot order: a switch nobody sees is one nobody turns back. */
export function TablesStoppedBand() {
  const say = useSay();
  const { tablesStopped } = useShift();
  return <div role="status">{tablesStopped ? <NoticeBand>{say('tables.stopped')}</NoticeBand> : null}</div>;
}
