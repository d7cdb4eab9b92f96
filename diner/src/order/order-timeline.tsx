import { useWords } from '@mam/client/i18n.ts';
import type { PromiseMade } from '@mam/domain/order/promise.ts';
import type { EpochMs, Zone } from '@mam/domain/time/moment.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { useNow } from '../device/clock.ts';
import { orderWords } from '../words/areas.ts';
import type vi from '../words/order/vi.json';
import styles from './order-timeline.module.css';
import type { StepName, TimelineStep } from './timeline.ts';
import { useShortWhen } from './use-when.ts';

interface OrderTimelineProps {
  readonly steps: readonly TimelineStep[];
  readonly pickup: boolean;
  readonly seated: boolean;
  readonly zone: Zone;
}

function stepWordKey(
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

/** The steps of an order: done, under way and to come. */
export function OrderTimeline({ steps, pickup, seated, zone }: OrderTimelineProps) {
  const say = useWords(orderWords);
  const clock = useShortWhen(zone);
  return (
    <section className="card pad">
      <h2 className="vh">{say('progress')}</h2>
      <ol className={styles.list}>
        {steps.map(({ name, at, state, promised, promises }) => (
          <li
            key={name}
            className={classNames(styles.step, styles[state], name === 'cancelled' && styles.cancelled)}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <span>
              {say(stepWordKey(name, { pickup, seated }))}
              <Promises made={promises} clock={clock} />
            </span>
            {at !== null ? <time dateTime={new Date(at).toISOString()}>{clock(at)}</time> : null}
            {at === null && promised !== null ? <Expected at={promised} clock={clock} /> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}

interface Clocked {
  readonly clock: (at: EpochMs) => string;
}

/** [OR70] A moment that lies ahead is expected; one that has passed was promised. */
function Expected({ at, clock }: Clocked & { readonly at: EpochMs }) {
  const say = useWords(orderWords);
  const now = useNow();
  const ahead = now !== null && now <= at;
  return (
    <time dateTime={new Date(at).toISOString()}>
      {say(ahead ? 'expected' : 'was_expected', { time: clock(at) })}
    </time>
  );
}

/** [OR69] The promises made at a step, the last of them holds. */
function Promises({ made, clock }: Clocked & { readonly made: readonly PromiseMade[] }) {
  const say = useWords(orderWords);
  return made.map(({ saidAt, promisedAt }) => (
    <small key={saidAt} className={styles.promise}>
      {say('promised_then', { at: clock(saidAt), time: clock(promisedAt) })}
    </small>
  ));
}
