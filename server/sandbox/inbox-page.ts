import type { Caught, InboxKind } from './caught.ts';
import type { ExchangeAnswer, SandboxRequest } from './exchange.ts';
import { facesAt } from './fonts.ts';
import { INBOX_STYLE } from './inbox-style.ts';
import { escapedOnPage } from './pay-page.ts';

const WORDS = {
  vi: {
    title: 'Hộp thư thử',
    about: 'Mọi SMS, tin Zalo, cuộc gọi và thông báo đẩy của máy này dừng ở đây, không gì ra ngoài.',
    clear: 'Dọn hộp',
    kinds: 'Loại',
    all: 'Tất cả',
    phone: 'SMS, Zalo',
    call: 'Cuộc gọi',
    push: 'Thông báo đẩy',
    filter: 'Lọc theo đơn hay số',
    go: 'Lọc',
    messages: 'Tin',
    none: 'Chưa có tin nào',
    sent: 'Đã gửi',
    answered: 'Trả lời',
    code: 'Mã',
    opens: 'Mở trang',
    back: 'Mọi tin',
    choose: 'Chọn một tin để xem',
  },
  en: {
    title: 'Test inbox',
    about:
      'Every SMS, Zalo message, call and push notification from this server stops here; nothing is sent out.',
    clear: 'Empty inbox',
    kinds: 'Kind',
    all: 'All',
    phone: 'SMS, Zalo',
    call: 'Calls',
    push: 'Push notifications',
    filter: 'Filter by order or number',
    go: 'Filter',
    messages: 'Messages',
    none: 'No messages yet',
    sent: 'Sent',
    answered: 'Answer',
    code: 'Code',
    opens: 'Opens',
    back: 'All messages',
    choose: 'Choose a message to read it',
  },
  de: {
    title: 'Test-Postfach',
    about:
      'Jede SMS, jede Zalo-Nachricht, jeder Anruf und jede Push-Meldung dieses Servers endet hier, nichts geht hinaus.',
    clear: 'Leeren',
    kinds: 'Art',
    all: 'Alle',
    phone: 'SMS, Zalo',
    call: 'Anrufe',
    push: 'Push-Meldungen',
    filter: 'Nach Bestellung oder Nummer filtern',
    go: 'Filtern',
    messages: 'Nachrichten',
    none: 'Noch keine Nachrichten',
    sent: 'Gesendet',
    answered: 'Antwort',
    code: 'Code',
    opens: 'Öffnet',
    back: 'Alle Nachrichten',
    choose: 'Wählen Sie eine Nachricht',
  },
} as const;
type Words = (typeof WORDS)[keyof typeof WORDS];

/** The lists of the page: what each shows, and the colour of its mark. */
const LISTS = {
  all: ['sms', 'zns', 'call', 'push'],
  phone: ['sms', 'zns'],
  call: ['call'],
  push: ['push'],
} as const;
type List = keyof typeof LISTS;
const BELL =
  'M10.3 21a2 2 0 0 0 3.4 0M3.3 15.3A1 1 0 0 0 4 17h16a1 1 0 0 0 .7-1.7C19.4 14 18 12.5 18 8A6 6 0 0 0 6 8c0 4.5-1.4 6-2.7 7.3';
const PHONE =
  'M22 16.9v3a2 2 0 0 1-2.2 2 19.8 19.8 0 0 1-8.6-3.1 19.5 19.5 0 0 1-6-6A19.8 19.8 0 0 1 2.1 4.2 2 2 0 0 1 4.1 2h3a2 2 0 0 1 2 1.7l.7 2.8-2.2 3a16 16 0 0 0 6 6l2.9-2.2 2.8.7a2 2 0 0 1 1.7 2z';
const icon = (path: string) =>
  `<svg viewBox="0 0 24 24" width="18" height="18" fill="none" stroke="currentColor" stroke-width="2"><path d="${path}"/></svg>`;

const MARKS: Readonly<Record<InboxKind, readonly [string, number]>> = {
  sms: ['SMS', 150],
  zns: ['Zalo', 250],
  call: [icon(PHONE), 300],
  push: [icon(BELL), 85],
};

const clock = (at: number) =>
  new Date(at).toLocaleTimeString('vi-VN', { timeZone: 'Asia/Ho_Chi_Minh', hour12: false });
const spaced = (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`;

interface InboxView {
  readonly say: Words;
  readonly lang: keyof typeof WORDS;
  readonly list: List;
  readonly filter: string;
  readonly open: Caught | undefined;
  readonly action: string;
}

function inboxAddress(
  { action, lang, list, filter }: InboxView,
  more: { list?: string; id?: number } = {},
): string {
  const query = new URLSearchParams({ lang, list: more.list ?? list });
  if (filter) query.set('q', filter);
  if (more.id !== undefined) query.set('id', String(more.id));
  return escapedOnPage(`${action}?${query}`);
}

const pill = (status: number) => `<b class="pill ${status < 300 ? 'good' : 'bad'}">${status}</b>`;

function messageRow(message: Caught, shown: InboxView): string {
  const { id, kind, to, text, code, status, at } = message;
  const [mark, hue] = MARKS[kind];
  return `<li${id === shown.open?.id ? ' class="on"' : ''}><a href="${inboxAddress(shown, { id })}"${id === shown.open?.id ? ' aria-current="true"' : ''}>
<span class="ico" style="--h:${hue}" aria-hidden="true">${mark}</span><span class="grow"><span class="top"><b>${escapedOnPage(to)}</b><time>${clock(at)}</time></span>
<span class="line">${escapedOnPage(text)}</span></span>${code === null ? pill(status) : ''}</a>${code === null ? '' : `<output class="code" aria-label="${shown.say.code}">${spaced(code)}</output>`}</li>`;
}

function messageArticle({ open, say, ...rest }: InboxView): string {
  if (!open) return `<article class="none"><p>${say.choose}</p></article>`;
  const { to, text, link, request, status, code } = open;
  return `<article><a class="back" href="${inboxAddress({ open, say, ...rest })}">← ${say.back}</a><h1>${escapedOnPage(to)}</h1><p class="said">${escapedOnPage(text)}</p>
${code === null ? '' : `<p>${say.code} <output class="code">${code}</output></p>`}
${link === null ? '' : `<p>${say.opens} <a class="link" href="${escapedOnPage(link)}">${escapedOnPage(link)}</a></p>`}
<h2>${say.sent}</h2><pre>${escapedOnPage(request)}</pre><h2>${say.answered}</h2><pre>HTTP/1.1 ${status}</pre></article>`;
}

function inboxNav(caught: readonly Caught[], shown: InboxView): string {
  const { say, list, lang, filter, action } = shown;
  const links = (Object.keys(LISTS) as List[]).map((name) => {
    const count = caught.filter(({ kind }) => (LISTS[name] as readonly InboxKind[]).includes(kind)).length;
    return `<a href="${inboxAddress(shown, { list: name })}"${name === list ? ' aria-current="true"' : ''}>${say[name]}<b>${count}</b></a>`;
  });
  return `<nav aria-label="${say.kinds}">${links.join('')}<form action="${escapedOnPage(action)}"><input type="hidden" name="lang" value="${lang}"><input type="hidden" name="list" value="${list}"><label>${say.filter}<input name="q" value="${escapedOnPage(filter)}"></label><button>${say.go}</button></form></nav>`;
}

function readInboxView(
  caught: readonly Caught[],
  { query, headers }: SandboxRequest,
  action: string,
): InboxView {
  const wished = query.get('lang') ?? (headers['accept-language'] ?? '').slice(0, 2);
  const lang = wished === 'en' || wished === 'de' ? wished : 'vi';
  const list = query.get('list') ?? '';
  return {
    say: WORDS[lang],
    lang,
    list: Object.hasOwn(LISTS, list) ? (list as List) : 'all',
    filter: query.get('q') ?? '',
    open: caught.find(({ id }) => String(id) === query.get('id')),
    action,
  };
}

/** Everything that would have reached somebody, newest first; works without a script. */
export function inboxPage(caught: readonly Caught[], asked: SandboxRequest, base: string): ExchangeAnswer {
  const action = `${base}/inbox`;
  const shown = readInboxView(caught, asked, action);
  const { say, lang, list, filter, open } = shown;
  const seen = caught.filter(
    ({ kind, to, text }) =>
      (LISTS[list] as readonly InboxKind[]).includes(kind) &&
      `${to} ${text}`.toLowerCase().includes(filter.toLowerCase()),
  );
  const rows = seen.slice(0, 100).map((message) => messageRow(message, shown));
  return {
    type: 'text/html; charset=utf-8',
    body: `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${say.title} · Mâm</title><style>${facesAt(base)}${INBOX_STYLE}</style><body${open ? ' class="reading"' : ''}>
<header><h2>${say.title}</h2><p>${say.about}</p><form method="post" action="${escapedOnPage(action)}/clear"><button>${say.clear}</button></form></header>
${inboxNav(caught, shown)}<main><section aria-label="${say.messages}"><ul>${rows.join('') || `<li class="none">${say.none}</li>`}</ul></section>${messageArticle(shown)}</main></html>`,
  };
}
