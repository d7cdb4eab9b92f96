import type { ExchangeAnswer } from './exchange.ts';
import { escapedOnPage, page } from './pay-page.ts';
import type { ScannedTransfer } from './read-vietqr.ts';

const dong = (amount: number) => `${amount.toLocaleString('vi-VN')}đ`;

const HEAD = `<header><h1>Ngân hàng thử · <span lang="en">test bank</span></h1><p>Không có tiền thật · <span lang="en">no real money</span></p></header>`;

/** Where somebody pastes what a transfer's code says. */
export function scanPage(action: string, wrong: boolean): ExchangeAnswer {
  const note = wrong
    ? '<p class="note" role="alert">Đây không phải mã VietQR. <span lang="en">This is not a VietQR code.</span></p>'
    : '';
  return page(
    'Ngân hàng thử',
    '#1d6b4f',
    `${HEAD}<section>${note}<form method="get" action="${escapedOnPage(action)}">
<label for="code">Dán nội dung mã VietQR <span lang="en">· paste the text of a VietQR code</span></label>
<textarea id="code" name="code" rows="5" required></textarea>
<button class="first">Đọc mã<small lang="en">Read</small></button></form></section>`,
  );
}

/** The scanned transfer, and the ways a diner could pay it. */
export function transferPage(
  action: string,
  brand: string,
  { account, amount, text }: ScannedTransfer,
  said: string,
): ExchangeAnswer {
  const sum = amount ?? 0;
  const choices: readonly (readonly [string, string, number, number])[] = [
    ['Chuyển đúng số tiền', 'The exact amount', sum, 1],
    ['Chuyển thiếu 1.000đ', '1.000đ too little', sum - 1000, 1],
    ['Chuyển thừa 1.000đ', '1.000đ too much', sum + 1000, 1],
    ['Chuyển hai lần', 'Pay twice', sum, 2],
  ];
  const buttons = choices
    .map(
      ([label, english, value, count], index) =>
        `<button name="do" value="${value}x${count}"${index === 0 ? ' class="first"' : ''}>${label}<small lang="en">${english}</small></button>`,
    )
    .join('');
  return page(
    'Ngân hàng thử',
    '#1d6b4f',
    `${HEAD.replace('</header>', `<p class="sum">${dong(sum)}</p></header>`)}<section>
<dl><dt>Tài khoản</dt><dd>${escapedOnPage(account)}</dd><dt>Nội dung</dt><dd>${escapedOnPage(text)}</dd></dl>
<form method="post" action="${escapedOnPage(action)}"><input type="hidden" name="account" value="${escapedOnPage(account)}">
<input type="hidden" name="text" value="${escapedOnPage(text)}"><label for="brand">Mã thương hiệu <span lang="en">· brand</span></label>
<input id="brand" name="brand" value="${escapedOnPage(brand)}" required>${buttons}</form>
${said ? `<p class="note" role="status">${escapedOnPage(said)}</p>` : ''}</section>`,
  );
}
