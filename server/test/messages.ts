import { freePort } from '@mam/tools/free-port.ts';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Caught } from '../sandbox/caught.ts';
import { runDue } from '../src/clock/clock.ts';
import { outboxDuty } from '../src/outbox/outbox.ts';
import { SENDERS } from '../src/senders.ts';
import { describeOnBothEngines } from './engines.ts';
import { type RunningServer, startServer } from './with-server.ts';

export interface Messaging {
  readonly server: () => RunningServer;
  /** the messages that came for people, newest first */
  caught(): Promise<Caught[]>;
  /** how providers and push service answer from now on, until the test ends */
  manner(manner: 'well' | 'gone' | 'busy' | 'error'): Promise<void>;
  /** a diner whose browser has a device of the sandbox that is told */
  withDevice(name?: string): Promise<{ uid: string; headers: Record<string, string>; endpoint: string }>;
  /** a moment later, and what is due by then is sent */
  pass(ms: number): Promise<void>;
  /** the server stops and another takes its place; what is sent meanwhile is lost */
  restart(): Promise<void>;
  now(): number;
}

/** A demo whose messages stop in its own inbox, on each engine. */
export function describeMessages(
  name: string,
  suite: (messaging: Messaging) => void,
  environment = {},
): void {
  describeOnBothEngines(name, (emptyPlace) => {
    let running: RunningServer | undefined;
    let [port, later, device] = [0, 0, 0];
    const now = () => Date.now() + later;
    const server = () => {
      if (!running) throw new Error('it has not started');
      return running;
    };
    const start = async (place?: RunningServer['place']) => {
      const own = { PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` };
      running = await startServer(place ?? (await emptyPlace()), {
        now,
        duties: [],
        sandbox: true,
        environment: { ...own, ...environment },
      });
    };
    const sandbox = async (path: string, body?: object) => {
      const answer = await server().send(body ? 'POST' : 'GET', `/sandbox${path}`, body);
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      return answer;
    };

    beforeAll(async () => {
      port = await freePort();
      await start();
    });
    afterEach(async () => {
      await sandbox('/inbox/manner', { manner: 'well' });
      await sandbox('/inbox/clear', {});
    });
    afterAll(async () => {
      await running?.stop();
      await running?.place.remove();
    });

    suite({
      server,
      now,
      caught: async () => (await sandbox('/inbox/messages')).json(),
      manner: async (manner) => void (await sandbox('/inbox/manner', { manner })),
      withDevice: async (named) => {
        device += 1;
        const diner = await server().addDiner();
        const key = (await (await server().fetch('/v1/site')).json()).data.push_key;
        const subscription = await (
          await sandbox('/devices', { name: named ?? `browser ${device}`, key })
        ).json();
        await server().send('POST', '/v1/push/subscription', subscription, diner.headers);
        return { ...diner, endpoint: subscription.endpoint };
      },
      pass: async (ms) => {
        later += ms;
        await runDue([outboxDuty(SENDERS)], server().context);
      },
      restart: async () => {
        const { place } = server();
        await server().stop();
        await start(place);
      },
    });
  });
}
