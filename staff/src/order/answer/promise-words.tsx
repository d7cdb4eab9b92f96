import type { Promised } from '@mam/domain/order/promise.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { useClock } from '../../device/clock.ts';
import { useWallClock } from '../../store/board-place.ts';
import { useSay } from '../../words/words.ts';

/** "xong 18:20", of a delivery "xong 18:20, tới khoảng 18:45": by the clock of the store, minute by minute. */
export function usePromiseWords(promiseAt: (now: EpochMs) => Promised): string {
  const say = useSay();
  const clockAt = useWallClock();
  return useClock((now) => {
    const { readyBy, promisedAt } = promiseAt(now);
    const ready = clockAt(readyBy);
    return readyBy === promisedAt
      ? say('promise.ready', { ready })
      : say('promise.both', { ready, there: clockAt(promisedAt) });
  });
}

interface PromiseWordsProps {
  readonly promiseAt: (now: EpochMs) => Promised;
  readonly className?: string | undefined;
}

/** [OR68] Both moments an order is promised for, before it is accepted. */
export function PromiseWords({ promiseAt, className }: PromiseWordsProps) {
  const words = usePromiseWords(promiseAt);
  return <p className={className ?? 'small muted num'}>{words}</p>;
}
