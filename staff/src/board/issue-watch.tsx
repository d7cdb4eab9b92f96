import { MessageCircleWarning } from 'lucide-react';
import { useRinging } from '../device/bell.ts';
import { useKeptChoices } from '../device/kept-choices.ts';
import { useSheet } from '../device/sheet-address.ts';
import { useSay } from '../words/words.ts';
import styles from './issue-watch.module.css';
import { useShiftBoardValue } from './shift-board.ts';

/**
 * [OR123] Rings while somebody waits to hear about something wrong in their order, on every screen of the shift, and says
 * so in a band: of one it leads to the answer, of several to all of them.
 */
export function IssueWatch() {
  const say = useSay();
  const { board } = useShiftBoardValue();
  const { show } = useSheet();
  const bellOn = useKeptChoices((choices) => choices.bellOn);
  const orders = board?.issues ?? [];
  const [first] = orders;
  useRinging(bellOn && first ? 'call' : null);
  if (!first) return <div className="vh" role="status" />;
  const words =
    orders.length === 1
      ? say('issue.waits', { code: first.code })
      : say('issue.waiting', { count: orders.length });
  return (
    <>
      <div className="vh" role="status">
        {words}
      </div>
      <button
        type="button"
        className={styles.band}
        aria-haspopup="dialog"
        onClick={() => (orders.length === 1 ? show('issue', first.code) : show('issues'))}
      >
        <MessageCircleWarning aria-hidden="true" />
        {words}
      </button>
    </>
  );
}
