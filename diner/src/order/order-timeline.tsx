import { useWords } from '@mam/client/i18n.ts';
import { nearDay } from '@mam/domain/time/days.ts';
import { formatClock } from '@mam/domain/time/format-time.ts';
import type { EpochMs, Zone } from '@mam/domain/time/moment.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { useNow } from '../device/clock.ts';
import { orderWords } from '../words/areas.ts';
import type vi from '../words/order/vi.json';
import styles from './order-timeline.module.css';
import type { StepName, TimelineStep } from './timeline.ts';
import { useWhen } from './use-when.ts';

interface OrderTimelineProps {
  readonly steps: readonly TimelineStep[];
  readonly pickup: boolean;
  readonly seated: boolean;
  readonly zone: Zone;
  /** shown at the last step while it is still to come */
  readonly promisedAt: EpochMs | null;
}

function wordOf(
  name: StepName,
  { pickup, seated }: Pick<OrderTimelineProps, 'pickup' | 'seated'>,
): keyof typeof vi {
  switch (name) {
    case 'ready':
      return pickup && !seated ? 'step_ready_pickup' : 'step_ready';
    case 'arrived':
      if (seated) return 'step_served';
      return pickup ? 'step_collected' : 'step_delivered';
    default:
      return `step_${name}`;
  }
}

/** The time alone today, with its day on any other. */
function useClock(zone: Zone): (at: EpochMs) => string {
  const when = useWhen();
  const now = useNow();
  return (at) => {
    const then = wallTime(at, zone);
    return nearDay(then, wallTime(now ?? at, zone)) === 'today' ? formatClock(then) : when(at, zone);
  };
}

/** What has happened, what happens now, what comes. */
export function OrderTimeline({ steps, pickup, seated, zone, promisedAt }: OrderTimelineProps) {
  const say = useWords(orderWords);
  const clock = useClock(zone);
  return (
    <section className="card pad">
      <h2 className="vh">{say('progress')}</h2>
      <ol className={styles.list}>
        {steps.map(({ name, at, state }, i) => {
          const expected = i === steps.length - 1 && state === 'todo' ? promisedAt : null;
          return (
            <li
              key={name}
              className={classNames(styles.step, styles[state], name === 'cancelled' && styles.cancelled)}
              aria-current={state === 'now' ? 'step' : undefined}
            >
              <span>{say(wordOf(name, { pickup, seated }))}</span>
              {at !== null ? <time dateTime={new Date(at).toISOString()}>{clock(at)}</time> : null}
              {at === null && expected !== null ? (
                <time dateTime={new Date(expected).toISOString()}>
                  {say('expected', { time: clock(expected) })}
                </time>
              ) : null}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
