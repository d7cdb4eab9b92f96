import type { IssueCount } from '@mam/domain/issue/count-issues.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import { ISSUE_ANSWERS } from '@mam/domain/order/issue-report.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { useBoardPlace } from '../../store/board-place.ts';
import { type Say, useSay } from '../../words/words.ts';
import styles from './reported.module.css';

const MINUTE = 60_000;
const HOUR = 60;

/** How long an answer took, as somebody says it. */
function waitText(say: Say, ms: number): string {
  const minutes = Math.round(ms / MINUTE);
  if (minutes === 0) return say('reported.quick');
  if (minutes < HOUR) return say('minutes', { minutes });
  return say('reported.hours', { hours: Math.floor(minutes / HOUR), minutes: minutes % HOUR });
}

interface FigureProps {
  readonly label: string;
  readonly value: string;
  readonly detail?: string | undefined;
  readonly urgent?: boolean;
}

const Figure = ({ label, value, detail, urgent = false }: FigureProps) => (
  <div className={classNames(styles.figure, urgent && styles.urgent)}>
    <dt>{label}</dt>
    <dd>
      <span className="d d24 num">{value}</span>
      {detail ? <small>{detail}</small> : null}
    </dd>
  </div>
);

/** How many reports there were, how each was answered and how fast. */
export function IssueFigures({ count }: { readonly count: IssueCount }) {
  const say = useSay();
  const { currency } = useBoardPlace();
  const { reports, unanswered, median, answers } = count;
  return (
    <dl className={styles.figures}>
      <Figure label={say('reported.reports')} value={String(reports)} />
      <Figure label={say('reported.unanswered')} value={String(unanswered)} urgent={unanswered > 0} />
      <Figure
        label={say('reported.median')}
        value={median === null ? '–' : waitText(say, median)}
        detail={median === null ? undefined : say('reported.medianHint')}
      />
      {ISSUE_ANSWERS.map((kind) => {
        const { count: times, amount } = answers[kind];
        const worth = amount > 0 ? formatMoney(amount, currency) : undefined;
        return <Figure key={kind} label={say(`issue.kind.${kind}`)} value={String(times)} detail={worth} />;
      })}
    </dl>
  );
}
