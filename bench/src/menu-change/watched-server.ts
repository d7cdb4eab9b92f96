import { join } from 'node:path';
import { startMam, type TemporaryServer } from '../servers/temporary-server.ts';

/** ms for which an event loop could not do anything else. */
export interface HeldUp {
  /** by the clock, also while other programs had the processor */
  readonly clock: number;
  /** of its own work alone */
  readonly work: number;
}

export interface WatchedServer extends TemporaryServer {
  /** how long its event loop was held up at most since this was asked last */
  takeHeldUp(): Promise<HeldUp>;
}

/** The product, with a watch on its event loop. */
export async function startWatched(): Promise<WatchedServer> {
  let heard = (_: HeldUp) => {};
  const mam = await startMam({
    ahead: join(import.meta.dirname, 'loop-delay.ts'),
    hears: (message) => heard(message as HeldUp),
  });
  const takeHeldUp = () =>
    new Promise<HeldUp>((done) => {
      heard = done;
      mam.tell({});
    });
  return { ...mam, takeHeldUp };
}
