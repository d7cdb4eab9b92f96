import { lateFile } from '@mam/client/late-file.ts';
import type { LiveState } from '@mam/client/live/shared-stream.ts';
import { want, wantedTopics } from '@mam/client/live/topics.ts';
import { USER_TOKEN } from '@mam/contract/http/envelope.ts';
import { isOrderTopic } from '@mam/contract/http/topic.ts';
import { useEffect } from 'react';
import { hearTime } from '../../device/clock.ts';
import { firstTouch } from '../../device/first-touch.ts';
import { persisted } from '../../device/persisted.ts';
import { savesData } from '../../device/saves-data.ts';
import { ensureIdentity } from '../identity.ts';
import { invalidateAllTopics, invalidateTopic, refetchStaleTopic } from '../query-cache.ts';

let started = false;
let known: LiveState = 'connecting';

function whoAsks(): Record<string, string> {
  const { token } = persisted.getState().user;
  return token ? { [USER_TOKEN]: token } : {};
}

/**
 * The stream is not needed for the first picture: its code comes when the browser has nothing else to do. Where data is
 * saved, an order that is waited for has it so too; a menu nobody has touched yet waits.
 */
function startWhenIdle(atOnce: boolean): void {
  if (!atOnce && savesData()) return void firstTouch().then(() => startWhenIdle(true));
  if (started) return;
  started = true;
  const start = async () => {
    // the diner's identity comes with the first idle moment, and the stream is read with it
    await ensureIdentity();
    const { shareStream } = await lateFile(() => import('@mam/client/live/shared-stream.ts'));
    shareStream({
      name: 'mam.live',
      pace: 'diner',
      headers: whoAsks,
      onAnswer: hearTime,
      onChange: invalidateTopic,
      onReset: invalidateAllTopics,
      onBlind: refetchStaleTopic,
      // an order on screen is asked for at once: not answered either, it is said that it is not live
      onState: (state) => {
        if (state === 'down' && known !== 'down')
          wantedTopics().filter(isOrderTopic).forEach(invalidateTopic);
        known = state;
      },
    });
  };
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => void start(), { timeout: 2_000 });
  else setTimeout(() => void start(), 500);
}

/** Keeps what depends on this topic up to date while the component is on screen. */
export function useLive(topic: string | null): void {
  useEffect(() => {
    if (topic === null) return;
    startWhenIdle(isOrderTopic(topic));
    return want(topic);
  }, [topic]);
}
