/** A push as it is shown. */
export interface Notice {
  readonly title: string;
  readonly body: string;
  readonly icon: string;
  /** a newer notice with the same tag takes the place of an older one */
  readonly tag: string;
  readonly url: string;
}

type Loose = Record<string, unknown>;

const thing = (value: unknown): Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Loose) : {};

const firstText = (...values: unknown[]): string =>
  values.find((value): value is string => typeof value === 'string' && value !== '') ?? '';

/** Reads our own message and the shapes other senders use; never throws, whatever arrived. */
export function parseNotice(text: string): Notice {
  let sent: Loose;
  try {
    sent = thing(JSON.parse(text));
  } catch {
    sent = { body: text };
  }
  const data = thing(sent.data);
  const shown = Object.keys(thing(sent.notification)).length > 0 ? thing(sent.notification) : sent;
  return {
    title: firstText(shown.title, data.title, 'Mâm'),
    body: firstText(shown.body, data.body),
    icon: firstText(shown.icon, data.icon, '/icon.svg'),
    tag: firstText(shown.tag, data.tag, data.order_hash),
    url: firstText(thing(sent.fcmOptions).link, data.url, shown.url, shown.navigate, '/'),
  };
}

/** Older type definitions know neither; browsers without a motor, or without a sound, ignore them. */
interface AudibleNoticeOptions extends NotificationOptions {
  readonly vibrate: number[];
  readonly renotify: boolean;
}

/** [MS16] How a notice is shown: one that takes the place of an older one is heard all the same. */
export const noticeOptions = ({ body, icon, tag, url }: Notice): AudibleNoticeOptions => ({
  body,
  icon,
  tag,
  data: { url },
  vibrate: [200, 100, 200],
  // a browser refuses to show at all what is to be heard again and has no tag
  renotify: tag !== '',
});

/** Where a tap leads: only into this site; null = nowhere. */
export function ownAddress(url: string, origin: string): URL | null {
  const address = URL.canParse(url, origin) ? new URL(url, origin) : null;
  return address?.origin === origin ? address : null;
}
