import type { Payment } from './book.ts';
import type { ExchangeAnswer } from './exchange.ts';

const NAMES = { momo: 'MoMo', zalopay: 'ZaloPay', onepay: 'OnePay' } as const;
const COLOURS = { momo: '#a50064', zalopay: '#0050d8', onepay: '#00518f' } as const;
const STATES = {
  open: ['Chờ thanh toán', 'Waiting for payment'],
  paid: ['Đã trả tiền', 'Paid'],
  failed: ['Giao dịch thất bại', 'Failed'],
  cancelled: ['Bạn đã huỷ', 'Cancelled'],
  expired: ['Mã đã hết hạn', 'Expired'],
} as const;

/** The choices of a person here, as the form sends them. */
const CHOICES = [
  ['pay', 'Trả tiền', 'Pay'],
  ['fail', 'Không đủ tiền', 'Not enough money'],
  ['cancel', 'Huỷ thanh toán', 'Cancel'],
  ['late', 'Trả muộn (sau 90 giây)', 'Pay late, in 90 seconds'],
  ['twice', 'Trả hai lần', 'Pay twice'],
  ['silent', 'Trả, nhưng không báo cho quán', 'Pay without telling the restaurant'],
] as const;

export const escapedOnPage = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
const dong = (amount: number) => `${amount.toLocaleString('vi-VN')}đ`;

const STYLE = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:16px;font:16px/1.5 system-ui,sans-serif;
color:#1d1d1f;background:color-mix(in srgb,var(--c) 7%,#fff)}
main{width:100%;max-width:420px;background:#fff;border-radius:20px;overflow:hidden;
box-shadow:0 1px 2px #0001,0 12px 40px color-mix(in srgb,var(--c) 16%,#0000)}
header{background:var(--c);color:#fff;padding:24px}
h1{margin:0;font-size:20px}header p{margin:4px 0 0;opacity:.9}
.sum{font-size:40px;font-weight:700;margin:16px 0 0;font-variant-numeric:tabular-nums}
section{padding:20px 24px 24px}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:0 0 20px}
dt{color:#5f5f68}dd{margin:0;text-align:right;overflow-wrap:anywhere}
form{display:grid;gap:8px}
button{min-height:52px;padding:8px 16px;border-radius:14px;border:1.5px solid #d8d8de;background:#fff;color:inherit;
font:inherit;text-align:left;cursor:pointer;display:flex;justify-content:space-between;gap:12px;align-items:center}
button small{color:#5f5f68;text-align:right}
a{color:inherit}label{font-weight:600}label span{font-weight:400}
textarea,input:not([type=hidden]){width:100%;padding:12px;border:1.5px solid #8a8a93;border-radius:14px;
background:inherit;color:inherit;font:inherit;min-height:48px}button:hover{border-color:var(--c)}
button:focus-visible{outline:3px solid var(--c);outline-offset:2px}
button.first{background:var(--c);border-color:var(--c);color:#fff;font-weight:600}button.first small{color:#fff}
.note{margin:16px 0 0;color:#5f5f68;font-size:14px}
@media(prefers-color-scheme:dark){body{background:#141416;color:#f2f2f5}main,button{background:#1f1f23}
button{border-color:#44444c}dt,button small,.note{color:#b4b4bd}}`;

/** A page of the sandbox. */
export function page(title: string, colour: string, content: string): ExchangeAnswer {
  return {
    type: 'text/html; charset=utf-8',
    body: `<!doctype html><html lang="vi"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapedOnPage(title)}</title><style>:root{--c:${colour}}${STYLE}</style><main>${content}</main></html>`,
  };
}

/** The page of one payment: what is asked for, and what to do about it. */
export function payPage(payment: Payment, action: string): ExchangeAnswer {
  const { gateway, amount, about, reference, state } = payment;
  const [vi, en] = STATES[state];
  const buttons = CHOICES.map(
    ([value, label, english], index) =>
      `<button name="action" value="${value}"${index === 0 ? ' class="first"' : ''}>${label}<small lang="en">${english}</small></button>`,
  ).join('');
  const form = `<form method="post" action="${escapedOnPage(action)}">${buttons}</form>`;
  return page(
    `${NAMES[gateway]} · thử`,
    COLOURS[gateway],
    `<header><h1>${NAMES[gateway]} · cổng thử</h1><p>Không có tiền thật · <span lang="en">no real money</span></p><p class="sum">${dong(amount)}</p></header>
<section><dl><dt>Nội dung</dt><dd>${escapedOnPage(about)}</dd><dt>Mã giao dịch</dt><dd>${escapedOnPage(reference)}</dd>
<dt>Tình trạng</dt><dd>${vi} · <span lang="en">${en}</span></dd></dl>
${state === 'paid' ? '<p class="note">Bạn có thể đóng trang này. <span lang="en">You can close this page.</span></p>' : form}
<p class="note">Trang này đứng thay cho ví của bạn khi chạy thử. <span lang="en">This page stands in for your wallet in a demo.</span></p></section>`,
  );
}

/** Everything that has been asked for, newest first. */
export function listPage(
  payments: readonly Payment[],
  pageOf: (payment: Payment) => string,
  base: string,
): ExchangeAnswer {
  const rows = [...payments]
    .reverse()
    .slice(0, 100)
    .map(
      (payment) =>
        `<dt><a href="${escapedOnPage(pageOf(payment))}">${NAMES[payment.gateway]} ${dong(payment.amount)}</a></dt><dd>${STATES[payment.state][0]}</dd>`,
    );
  return page(
    'Cổng thử',
    '#1d6b4f',
    `<header><h1>Cổng thử · <span lang="en">sandbox</span></h1><p>Không có tiền thật · <span lang="en">no real money</span></p></header>
<section><dl>${rows.join('') || '<dt>Chưa có giao dịch nào</dt><dd lang="en">No payments yet</dd>'}</dl><p class="note"><a href="${escapedOnPage(base)}/bank">Ngân hàng thử · <span lang="en">test bank for transfers</span></a></p><p class="note"><a href="${escapedOnPage(base)}/inbox">Hộp thư thử · <span lang="en">test inbox for messages</span></a></p></section>`,
  );
}
