import { request } from 'node:http';

/** Somebody's screen: what it shows, and since when by performance.now(). */
export interface LiveScreen<T> {
  readonly shows: T;
  readonly since: number;
  readonly close: () => void;
}

interface Looking<T> {
  readonly topic: string;
  /** the credentials of its reader */
  readonly headers: Readonly<Record<string, string>>;
  /** shown before anything was read */
  readonly nothing: T;
  readonly read: () => Promise<T>;
  /** it shows something else */
  readonly changed: () => void;
}

/** Hears of every change of a topic over a line of its own and reads again; what rings while it reads is read after. */
export function openLiveScreen<T>(
  url: string,
  { topic, headers, nothing, read, changed }: Looking<T>,
): Promise<LiveScreen<T>> {
  return new Promise((done, fail) => {
    let [reads, again] = [false, false];
    const look = async (): Promise<void> => {
      if (reads) {
        again = true;
        return;
      }
      reads = true;
      const shows = await read();
      reads = false;
      Object.assign(screen, { shows, since: performance.now() });
      changed();
      if (!again) return;
      again = false;
      await look();
    };
    const topics = encodeURIComponent(topic);
    const stream = request(`${url}/v1/live?topics=${topics}`, { agent: false, headers }, (answer) => {
      if (answer.statusCode !== 200) return fail(new Error(`stream: ${answer.statusCode}`));
      answer.setEncoding('utf8');
      answer.on('data', (text: string) => {
        if (/^event: change$/m.test(text)) look().catch(fail);
      });
      done(screen);
    });
    const screen: LiveScreen<T> = { shows: nothing, since: 0, close: () => stream.destroy() };
    stream.on('error', () => undefined); // closed at the end
    stream.end();
  });
}
