import { WHERE } from './where.ts';

/** ms a page may take to say where it is; a frozen one says nothing. */
const PATIENCE = 500;

type Windows = Pick<Clients, 'matchAll' | 'openWindow'>;

/** True where a page shows the target of a notice: the same page, of the same order. It may know more, as its brand. */
export function shows(page: string, address: URL): boolean {
  if (!URL.canParse(page)) return false;
  const { origin, pathname, searchParams } = new URL(page);
  return (
    origin === address.origin &&
    pathname === address.pathname &&
    [...address.searchParams].every(([name, value]) => searchParams.get(name) === value)
  );
}

/** Where a window is by now, asked of itself: its own `url` stays the one that it was opened with. */
function whereIs(client: Pick<WindowClient, 'postMessage'>): Promise<string> {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<string>((done) => {
    port1.onmessage = ({ data }) => done(String(data));
    setTimeout(done, PATIENCE, '');
  });
  client.postMessage(WHERE, [port2]);
  return answer.finally(() => port1.close());
}

/** [MS16] A tap leads to what its notice is about: to the window that shows it, or to a new one. */
export async function openPage(clients: Windows, address: URL): Promise<void> {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const at = await Promise.all(windows.map(whereIs));
  const there = windows.find((_, n) => shows(at[n] ?? '', address));
  if (there) await there.focus();
  else await clients.openWindow(address.href);
}
