import type { Caught } from './caught.ts';
import { type ExchangeAnswer, json, parseBodyFields, type SandboxRequest, text } from './exchange.ts';
import { inboxPage } from './inbox-page.ts';
import { type Device, disbelief, newDevice, opened } from './push-device.ts';

/** How providers and push service answer from now on; gone = the number or device is no more. */
type Manner = 'well' | 'gone' | 'busy' | 'error';
const STATUS: Readonly<Record<Exclude<Manner, 'well'>, number>> = { gone: 410, busy: 429, error: 500 };

const MOST = 500;
const codeIn = (said: string) => /(?<!\d)\d{6}(?!\d)/.exec(said)?.[0] ?? null;

interface Notice {
  readonly body?: string;
  readonly navigate?: string;
}

/** A message before it is kept. */
type New = Pick<Caught, 'kind' | 'to' | 'text' | 'request'> & { readonly link?: string | undefined };

/**
 * The end of the way for everything that would go to people: the gateways for SMS and calls, Zalo's notices, and a push
 * service whose keys it has. POST /inbox/manner {manner} changes how they answer; /inbox shows what came.
 */
export class Inbox {
  readonly #base: () => string;
  readonly #now: () => number;
  readonly #devices = new Map<string, Device>();
  readonly #byName = new Map<string, Device>();
  #caught: Caught[] = [];
  #next = 1;
  #manner: Manner = 'well';

  constructor(base: () => string, now: () => number) {
    this.#base = base;
    this.#now = now;
  }

  answer(asked: SandboxRequest): ExchangeAnswer | null {
    const [, first = '', second = ''] = asked.path.split('/');
    if (asked.method !== 'POST') {
      if (asked.path === '/inbox') return inboxPage(this.#caught, asked, this.#base());
      return asked.path === '/inbox/messages' ? json(this.#caught) : null;
    }
    if (asked.path === '/inbox/manner') {
      this.#manner = String(parseBodyFields(asked.body).manner) as Manner;
      return json({ manner: this.#manner });
    }
    if (asked.path === '/inbox/clear') {
      this.#caught = [];
      return { location: `${this.#base()}/inbox` };
    }
    if (asked.path === '/devices') return this.#subscribe(asked);
    if (first === 'push') return this.#push(second, asked);
    if ((first === 'sms' || first === 'call') && second === 'messages') return this.#plain(first, asked);
    return asked.path === '/zns/message/template' ? this.#zalo(asked) : null;
  }

  #keep({ link, ...message }: New, well: number): number {
    const status = this.#manner === 'well' ? well : STATUS[this.#manner];
    const code = codeIn(message.text);
    this.#caught.unshift({ ...message, id: this.#next, code, link: link ?? null, status, at: this.#now() });
    this.#caught.length = Math.min(this.#caught.length, MOST);
    this.#next += 1;
    return status;
  }

  /** A browser without a push service of its own: the same name is the same device, as long as the sandbox runs. */
  #subscribe({ body }: SandboxRequest): ExchangeAnswer {
    const { name, key } = parseBodyFields(body);
    if (typeof name !== 'string' || typeof key !== 'string' || !/^[\w-]{87}$/.test(key) || name.length > 80)
      return json({ message: 'name and key are needed' }, 400);
    const before = this.#byName.get(name);
    const device = before?.serverKey === key ? before : newDevice(key);
    this.#byName.set(name, device);
    this.#devices.set(device.id, device);
    for (const map of [this.#byName, this.#devices])
      if (map.size > MOST) map.delete(map.keys().next().value ?? '');
    const { id, p256dh, auth } = device;
    return json({ endpoint: `${this.#base()}/push/${id}`, keys: { p256dh, auth } });
  }

  #push(id: string, { raw, headers }: SandboxRequest): ExchangeAnswer {
    const device = this.#devices.get(id);
    if (!device) return text('', 410);
    const { authorization = '', ttl, topic = '' } = headers;
    const why = disbelief(authorization, device, new URL(this.#base()).origin, this.#now());
    if (why !== null) return text(why, 403);
    if (headers['content-encoding'] !== 'aes128gcm' || !/^\d+$/.test(String(ttl))) return text('?', 400);
    const sent = opened(raw, device);
    const { notification = {} } = parseBodyFields(sent) as { notification?: Notice };
    const request = `POST /push/${id.slice(0, 6)}…\nttl: ${ttl}\nurgency: ${headers.urgency}\ntopic: ${topic}\n\n${sent}`;
    const message = { to: `Push ${id.slice(0, 6)}`, text: notification.body ?? sent, request };
    return text('', this.#keep({ kind: 'push', ...message, link: notification.navigate }, 201));
  }

  #plain(kind: 'sms' | 'call', { body, headers }: SandboxRequest): ExchangeAnswer {
    const { to, text: said } = parseBodyFields(body);
    if (typeof to !== 'string' || typeof said !== 'string') return json({ message: 'to and text' }, 400);
    const request = `POST /${kind}/messages\nidempotency-key: ${headers['idempotency-key']}\n\n${body}`;
    return json({}, this.#keep({ kind, to, text: said, request }, 202));
  }

  #zalo({ body }: SandboxRequest): ExchangeAnswer {
    const { phone, template_id, template_data } = parseBodyFields(body);
    if (typeof phone !== 'string' || !/^\d{8,15}$/.test(phone))
      return json({ error: -108, message: 'phone' });
    const said = `${template_id}: ${Object.values(template_data ?? {}).join(' · ')}`;
    const request = `POST /message/template\n\n${body}`;
    const status = this.#keep({ kind: 'zns', to: `+${phone}`, text: said, request }, 200);
    return json({ error: status === 410 ? -118 : 0 }, status === 410 ? 200 : status);
  }
}
