import type { BoardIssue, BoardOrder } from '@mam/domain/staff/board.ts';
import { Pill } from '@mam/ui/pill.tsx';
import { useSay } from '../words/words.ts';
import styles from './issue.module.css';

interface IssueLinesProps {
  readonly issue: BoardIssue;
  readonly order: Pick<BoardOrder, 'lines'>;
}

/** The dishes a report names, each with how many of how many, and the diner's words. */
export function IssueLines({ issue, order: { lines } }: IssueLinesProps) {
  const say = useSay();
  return (
    <>
      <ul className={styles.lines}>
        {issue.lines.map(({ key, reason, quantity }) => {
          const line = lines.find((one) => one.key === key);
          return (
            <li key={key}>
              <Pill kind={reason === 'missing' ? 'bad' : 'warn'}>{say(`issue.${reason}`)}</Pill>
              <span className="grow">
                <b className="num">{quantity}×</b> {line?.name ?? ''}
                {line && line.quantity > quantity ? (
                  <span className="small muted"> {say('issue.of', { count: line.quantity })}</span>
                ) : null}
              </span>
            </li>
          );
        })}
      </ul>
      {issue.words ? <blockquote className={styles.words}>{issue.words}</blockquote> : null}
    </>
  );
}
