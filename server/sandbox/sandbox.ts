import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendTransfer } from './bank.ts';
import { scanPage, transferPage } from './bank-page.ts';
import { Book, bookMoney, type Payment } from './book.ts';
import { openCourierStand } from './courier.ts';
import {
  type ExchangeAnswer,
  json,
  parseBodyFields,
  readBody,
  type SandboxRequest,
  say,
  text,
} from './exchange.ts';
import { answerFont } from './fonts.ts';
import { Inbox } from './inbox.ts';
import { answerMomo, momoNotice, momoReturn } from './momo.ts';
import { answerOnepay, onepayNotice, onepayReturn } from './onepay.ts';
import { listPage, payPage } from './pay-page.ts';
import { readVietQr } from './read-vietqr.ts';
import { tell } from './tell.ts';
import { answerZalopay, zalopayNotice, zalopayReturn } from './zalopay.ts';

/** How the gateways behave from now on. lost = they do what is asked, and the answer never arrives. busy = wait a minute. */
type Mood = 'well' | 'lost' | 'error' | 'garbage' | 'endless' | 'slow' | 'busy';

export interface Sandbox {
  answer(request: IncomingMessage, response: ServerResponse): void;
}

const ANSWERS = { momo: answerMomo, zalopay: answerZalopay, onepay: answerOnepay };
const NOTICES = { momo: momoNotice, zalopay: zalopayNotice, onepay: onepayNotice };
const RETURNS = { momo: momoReturn, zalopay: zalopayReturn, onepay: onepayReturn };
const LATE = 90_000;

type Transaction = Payment['transactions'][number];

/** Says what happened to the shop; `times` in one go. */
async function notify(payment: Payment, transaction: Transaction | null, times = 1): Promise<void> {
  const told = NOTICES[payment.gateway](payment, transaction);
  if (told) await Promise.all(Array.from({ length: times }, () => tell(payment, told)));
}

type MayTell = (url: string) => boolean;

/** Part of a demo server it tells nobody but that server: anybody may ask it for anything. */
export const onlyOwn =
  (base: () => string): MayTell =>
  (url) =>
    URL.canParse(url) && new URL(url).origin === new URL(base()).origin;

/** On its own, for tests: any shop. */
export const anyShop: MayTell = (url) => /^https?:/.test(url) && URL.canParse(url);

interface PayPageRequest {
  readonly action: string;
  /** another amount than was asked for */
  readonly amount?: number;
  /** how often the same callback is sent at once */
  readonly times?: number;
  /** ms until "late" */
  readonly delay?: number;
}

async function act(
  payment: Payment,
  { action, amount, times, delay = LATE }: PayPageRequest,
): Promise<boolean> {
  const take = (): Transaction => {
    const number = bookMoney(payment, amount);
    return { number, amount: amount ?? payment.amount };
  };
  const ends = { fail: 'failed', cancel: 'cancelled', expire: 'expired' } as const;
  if (action === 'pay') await notify(payment, take(), times);
  else if (action === 'twice') await Promise.all([notify(payment, take()), notify(payment, take())]);
  else if (action === 'silent') take();
  else if (action === 'again') await notify(payment, payment.transactions.at(-1) ?? null, times);
  else if (action === 'late') setTimeout(() => void notify(payment, take()), delay).unref();
  else if (action === 'fail' || action === 'cancel' || action === 'expire') {
    payment.state = ends[action];
    await notify(payment, null, times);
  } else if (action === 'empty' || action === 'fill') payment.empty = action === 'empty';
  else return false;
  return true;
}

/**
 * The outside world in one program, sharing nothing with the code that talks to it: gateways, a bank, a courier, an
 * inbox. `base`: the address it is reached at, without a slash at the end. `mayTell`: the addresses it may call.
 */
export function openSandbox(base: () => string, mayTell: MayTell, now = Date.now): Sandbox {
  const book = new Book(now);
  const courier = openCourierStand();
  const inbox = new Inbox(base, now);
  let mood: Mood = 'well';
  const pageOf = ({ id }: Payment) => `${base()}/pay/${id}`;

  const drive = async (fields: Record<string, unknown>): Promise<ExchangeAnswer> => {
    const payment = book.byReference(String(fields.reference));
    if (!payment) return json({ message: 'no such payment' }, 404);
    if (!mayTell(payment.noticeUrl)) return json({ message: 'this shop may not be told' }, 403);
    const done = await act(payment, fields as unknown as PayPageRequest);
    return done ? json(payment) : json({ message: 'no such action' }, 400);
  };

  const payOnPage = async (payment: Payment, { method, body }: SandboxRequest): Promise<ExchangeAnswer> => {
    if (method !== 'POST') return payPage(payment, pageOf(payment));
    const { action } = parseBodyFields(body);
    if (!mayTell(payment.noticeUrl)) return text('this shop may not be told', 403);
    if (!(await act(payment, { action: String(action) }))) return text('?', 400);
    return { location: RETURNS[payment.gateway](payment) };
  };

  /** A person scans a transfer and sends money: the shop of this demo is told, signed with the key of the sandbox. */
  const atBank = async ({ method, query, body }: SandboxRequest): Promise<ExchangeAnswer> => {
    const action = `${base()}/bank`;
    if (method !== 'POST') {
      const code = query.get('code');
      const scanned = code === null ? null : readVietQr(code.trim());
      return scanned ? transferPage(action, 'BEPNHA', scanned, '') : scanPage(action, code !== null);
    }
    const sent = Object.fromEntries(new URLSearchParams(body));
    const [amount = 0, count = 1] = (sent.do ?? '').split('x').map(Number);
    const url = `${new URL(base()).origin}/v1/payment/notice/bank/${encodeURIComponent(sent.brand ?? '')}`;
    const { account = '', text: description = '' } = sent;
    let heard = 0;
    for (let nth = 0; nth < Math.min(count, 2); nth += 1) {
      const said = await sendTransfer({ url, key: 'sandbox', account, amount, description });
      if (String(said.body).includes('"status":200')) heard += 1;
    }
    const told = heard > 0 ? `Đã chuyển ${heard} lần, quán đã được báo.` : 'Quán không nhận tin này.';
    const scanned = { bin: '', account, amount, text: description };
    return transferPage(action, sent.brand ?? '', scanned, told);
  };

  const answerCall = async (asked: SandboxRequest): Promise<ExchangeAnswer | null> => {
    const [, first = '', second = ''] = asked.path.split('/');
    if (first === '') return listPage(book.all(), pageOf, base());
    const payment = first === 'pay' ? book.byId(second) : undefined;
    if (payment) return payOnPage(payment, asked);
    if (asked.path === '/payments') return json(book.all());
    if (asked.method === 'POST' && asked.path === '/act') return drive(parseBodyFields(asked.body));
    if (asked.method === 'POST' && asked.path === '/bank/transfer') {
      const transfer = parseBodyFields(asked.body);
      return mayTell(String(transfer.url)) ? sendTransfer(transfer) : json({ message: 'not this shop' }, 403);
    }
    if (asked.method === 'POST' && asked.path === '/mood') {
      mood = String(parseBodyFields(asked.body).mood) as Mood;
      return json({ mood });
    }
    if (asked.path === '/bank') return atBank(asked);
    if (first !== 'momo' && first !== 'zalopay' && first !== 'onepay') return null;
    const said = ANSWERS[first](book, asked, pageOf);
    if (mood === 'error') return text('oops', 500);
    if (mood === 'busy') return { ...text('too many', 503), retryAfter: 60 };
    if (mood === 'garbage') return text('<html>{"resultCode":"yes"', 200);
    if (mood === 'endless') return text('x'.repeat(70_000));
    return said;
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://sandbox');
    const raw = await readBody(request);
    if (raw === null) return say(response, text('too long', 413));
    const prefix = new URL(base()).pathname.replace(/\/$/, '');
    const path = url.pathname.slice(prefix.length);
    const { method = 'GET', headers } = request;
    const asked = { method, path, query: url.searchParams, body: raw.toString('utf8'), raw, headers };
    const ridden = courier(asked);
    if (ridden === 'silence') return;
    const said = ridden ?? answerFont(asked) ?? inbox.answer(asked) ?? (await answerCall(asked));
    const isCall = /^\/(momo|zalopay|onepay)\//.test(path) && asked.method === 'POST';
    if (isCall && mood === 'lost') return void request.socket.destroy();
    if (isCall && mood === 'slow') return; // never answers
    say(response, said ?? text('not found', 404));
  };

  return {
    answer: (request, response) => {
      answer(request, response).catch((fault: unknown) => {
        if (!response.headersSent) say(response, text(fault instanceof Error ? fault.message : 'fault', 500));
      });
    },
  };
}
