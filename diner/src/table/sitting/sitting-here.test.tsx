// @vitest-environment happy-dom

import { serve } from '@mam/client/test/served.ts';
import { sittingTopic } from '@mam/contract/http/topic.ts';
import type { Sitting } from '@mam/contract/table/sitting.schema.ts';
import { getSitting, leaveSitting, letIn, putOut, sitDown } from '@mam/contract/table/sitting.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aShop } from '../../../test/a-shop.ts';
import { beginInApp, nameDiner, showInApp } from '../../../test/in-app.tsx';
import { invalidateTopic, queryCache } from '../../data/query-cache.ts';
import { keepSitting, keptSitting } from './kept-sitting.ts';
import { sittingKey } from './sit-down.ts';
import { SittingHere } from './sitting-here.tsx';
import { TableNews } from './table-news.tsx';

beginInApp();
afterEach(() => keepSitting(null));

const CODE = 'code-of-9';
const NOW = Math.floor(Date.now() / 1000);

const aGuest = (id: string, name: string, is: object = {}) => ({
  ...{ id, name, first: false, you: false, joined_at: NOW - 600, may_put_out: true },
  ...is,
});

/** Thư came first and looks at it; Nam sits with her. */
const aSitting = (change: Partial<Sitting> = {}): Sitting => ({
  id: 'sitting',
  tables: ['9'],
  state: 'in',
  first: true,
  digits: '4821',
  put_out_by: '',
  seen: true,
  guests: [aGuest('1', 'Thư', { first: true, you: true, may_put_out: false }), aGuest('2', 'Nam')],
  put_out: [],
  asking: [],
  rounds: [],
  begun_at: NOW,
  joins_by_scan_until: null,
  ...change,
});

const aRound = (code: string, name: string, hash: string): Sitting['rounds'][number] => ({
  order_code: code,
  order_hash: hash,
  status: 'CONFIRMED',
  name,
  created_at: NOW,
  discount_amount: 0,
  total_amount: 27_000,
  lines: [{ item_name: 'Bánh flan cà phê', details: [], note: '', quantity: 1, amount: 25_000 }],
});

type Now = Sitting | { readonly refused: string };

/** At table 9, whose sitting is so now. */
function show(now: () => Now): void {
  nameDiner('Thư');
  serve(getSitting, () => {
    const answer = now();
    return 'refused' in answer ? { ...answer, status: 409, message: '' } : { data: answer };
  });
  showInApp(<SittingHere store={aShop().store} table={{ kind: 'table', number: '9' }} code={CODE} />, {
    address: '/',
  });
}

const seated = (now: () => Now) => {
  keepSitting({ code: CODE, id: 'sitting', state: 'in' });
  show(now);
};

it('[TB49] the home says who sits here and how often they have ordered', async () => {
  const rounds = [aRound('AAA11', 'Thư', 'own'), aRound('BBB22', 'Nam', '')];
  seated(() => aSitting({ rounds }));
  const row = await screen.findByRole('button', { name: /^Bàn có 2 người/ });
  expect(row.textContent).toContain('Bạn, Nam · đã gọi 2 lượt');
  fireEvent.click(row);
  const sheet = within(await screen.findByRole('dialog', { name: 'Bàn 9' }));
  expect(sheet.getByRole('article', { name: 'Nam gọi, đơn BBB22' }).textContent).toContain('Bánh flan');
  // the page of an order is for its buyer
  expect(sheet.getAllByRole('link', { name: 'Xem đơn' })).toHaveLength(1);
  // the digits are on the first phone alone
  expect(sheet.getByText('4821')).toBeTruthy();
});

it('[TB55] put together with another party the sitting goes on under its new name, and nothing is asked in between', async () => {
  seated(() => aSitting({ id: 'both', tables: ['9', '10'] }));
  const row = await screen.findByRole('button', { name: /^Bàn có 2 người/ });
  await waitFor(() => expect(keptSitting(CODE)).toEqual({ code: CODE, id: 'both', state: 'in' }));
  expect(queryCache.getQueryData(sittingKey('both'))).toBeTruthy();
  expect(row.isConnected).toBe(true);
});

it('[TB93] a round says what its code took off, apart from taxes and fees', async () => {
  const cheaper = { ...aRound('AAA11', 'Thư', ''), discount_amount: 5_000, total_amount: 21_600 };
  seated(() => aSitting({ rounds: [cheaper] }));
  fireEvent.click(await screen.findByRole('button', { name: /^Bàn có 2 người/ }));
  const round = within(await screen.findByRole('article', { name: 'Thư gọi, đơn AAA11' }));
  const rows = round.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows[1]).toMatch(/Mã giảm giá.*−5\.000/);
  expect(rows[2]).toMatch(/Thuế và phí.*1\.600/);
});

it('[TB45] [TB49] every other phone has no digits, and a table that has ordered nothing says so', async () => {
  seated(() => aSitting({ first: false, digits: '' }));
  fireEvent.click(await screen.findByRole('button', { name: /^Bàn có 2 người/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Bàn 9' }));
  expect(sheet.queryByText('Mã cho người đến sau')).toBeNull();
  expect(sheet.getByText('Chưa ai gọi món.')).toBeTruthy();
});

it('[TB45] [TB47] the first phone says yes or no to each who asks, and nobody is asked about twice', async () => {
  let sitting = aSitting({
    asking: [
      { id: '3', name: 'Hoa' },
      { id: '4', name: 'Tú' },
    ],
  });
  const said = serve(letIn, ({ path }) => {
    sitting = { ...sitting, asking: sitting.asking.filter(({ id }) => !path.endsWith(id)) };
    return { data: sitting };
  });
  seated(() => sitting);
  fireEvent.click(await screen.findByRole('button', { name: 'Không, Tú' }));
  await waitFor(() => expect(screen.queryByText('Tú xin vào bàn')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Cho vào, Hoa' }));
  await waitFor(() => expect(screen.queryByText('Hoa xin vào bàn')).toBeNull());
  expect(said.map(({ path, body }) => [path.slice(-1), body?.yes])).toEqual([
    ['4', false],
    ['3', true],
  ]);
});

it('[TB45] [TB46] a late guest: digits that are not right are said and emptied, the right ones lead in', async () => {
  const sent = serve(sitDown, ({ body }) =>
    body?.digits === '4821'
      ? { data: aSitting({ first: false, digits: '' }) }
      : { refused: 'SITTING_DIGITS_WRONG', status: 403, message: 'Mã 4 số này không đúng.' },
  );
  keepSitting({ code: CODE, id: null, state: 'left' });
  show(() => aSitting({ first: false, digits: '' }));
  fireEvent.click(screen.getByRole('button', { name: /^Bàn này đang có khách/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Bàn này đang có khách' }));
  const field = sheet.getByLabelText<HTMLInputElement>('Mã bàn (4 số)');
  const enter = (digits: string) => {
    fireEvent.change(field, { target: { value: digits } });
    if (field.form) fireEvent.submit(field.form);
  };
  enter('12');
  expect(sheet.getByText('Bạn nhập đủ 4 số nhé')).toBeTruthy();
  expect(sent).toEqual([]);
  enter('1234');
  expect(await sheet.findByText('Mã 4 số này không đúng.')).toBeTruthy();
  expect(field.value).toBe('');
  enter('4821');
  expect(await screen.findByRole('button', { name: /^Bàn có 2 người/ })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('[TB45] [TB47] who asks reads that they have asked, and what was said', async () => {
  let state: Sitting['state'] = 'asking';
  const none = { guests: [], digits: '', first: false };
  serve(sitDown, () => ({ data: aSitting({ ...none, state }) }));
  keepSitting({ code: CODE, id: null, state: 'left' });
  show(() => aSitting({ ...none, state }));
  fireEvent.click(screen.getByRole('button', { name: /^Bàn này đang có khách/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Bàn này đang có khách' }));
  fireEvent.click(sheet.getByRole('button', { name: 'Xin chủ bàn cho vào' }));
  expect(await sheet.findByText(/^Đã gửi lời xin vào/)).toBeTruthy();
  state = 'refused';
  invalidateTopic(sittingTopic('sitting'));
  expect(await sheet.findByText(/^Chưa được cho vào/)).toBeTruthy();
});

it.each([
  [
    '[TB54] one whose party has moved reads where it sits',
    () => aSitting({ tables: ['10'] }),
    'Bàn mình đã chuyển sang bàn 10',
  ],
  [
    '[TB48] one whose party has gone reads that it is over',
    () => ({ refused: 'SITTING_OVER' }),
    'Bàn này đã đóng',
  ],
  ['[TB48] one who has left reads it', () => aSitting({ state: 'left' }), 'Bạn đã rời bàn'],
] satisfies [string, () => Now, string][])('%s', async (_, now, words) => {
  seated(now);
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Bàn có/ })).toBeNull();
});

it('[TB48] leaving asks first, and is said', async () => {
  const left = serve(leaveSitting, () => ({ data: {} }));
  seated(() => aSitting());
  fireEvent.click(await screen.findByRole('button', { name: /^Bàn có 2 người/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Rời bàn' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Bạn rời bàn?' }));
  expect(left).toEqual([]);
  fireEvent.click(question.getByRole('button', { name: 'Rời bàn' }));
  expect(await screen.findByText('Bạn đã rời bàn')).toBeTruthy();
});

it.each(['/', '/menu'])('[TB87] who comes is told at once, also at %s', async (address) => {
  let sitting = aSitting();
  serve(getSitting, () => ({ data: sitting }));
  showInApp(<TableNews id="sitting" />, { address });
  await waitFor(() => expect(queryCache.getQueryData(sittingKey('sitting'))).toBeTruthy());
  expect(screen.queryByText('Nam vừa vào bàn')).toBeNull();
  sitting = { ...sitting, guests: [...sitting.guests, aGuest('3', 'An')] };
  invalidateTopic(sittingTopic('sitting'));
  expect(await screen.findByRole('button', { name: 'An vừa vào bàn' })).toBeTruthy();
});

it('[TB87] [TB88] who has come just now stands on the home, can be put out, and is not said twice', async () => {
  const came = [
    aGuest('3', 'An', { joined_at: NOW }),
    aGuest('4', '', { joined_at: NOW, may_put_out: false }),
  ];
  let sitting = aSitting({ first: false, digits: '' });
  sitting = { ...sitting, guests: [...sitting.guests, ...came] };
  const put = serve(putOut, () => {
    sitting = {
      ...sitting,
      guests: sitting.guests.filter(({ id }) => id !== '3'),
      put_out: [{ id: '3', name: 'An' }],
    };
    return { data: sitting };
  });
  seated(() => sitting);
  expect(await screen.findByText('An vừa vào bàn')).toBeTruthy();
  expect(screen.queryByText('Nam vừa vào bàn')).toBeNull();
  // a guest without a name is one, too, and one the staff have met is not to be put out
  expect(screen.getByText('Khách vừa vào bàn')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Mời ra: Khách' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Ẩn: Khách vừa vào bàn' }));
  expect(screen.queryByText('Khách vừa vào bàn')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Mời ra: An' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Mời An ra khỏi bàn?' }));
  expect(put).toEqual([]);
  fireEvent.click(question.getByRole('button', { name: 'Mời ra' }));
  await waitFor(() => expect(screen.queryByText('An vừa vào bàn')).toBeNull());
  expect(put.map(({ path }) => path)).toEqual(['/v1/sitting/sitting/guest/3/put-out']);
});

it('[TB88] who was put out reads by whom, and the ways back', async () => {
  seated(() => aSitting({ state: 'out', put_out_by: 'staff', first: false, digits: '', guests: [] }));
  fireEvent.click(await screen.findByRole('button', { name: /^Nhân viên đã mời bạn ra khỏi bàn/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Nhân viên đã mời bạn ra khỏi bàn' }));
  expect(sheet.getByLabelText('Mã bàn (4 số)')).toBeTruthy();
  expect(sheet.getByRole('button', { name: 'Xin chủ bàn cho vào' })).toBeTruthy();
  // the staff have met the party
  expect(sheet.queryByRole('button', { name: 'Chúng tôi là nhóm khác' })).toBeNull();
});

it('[TB90] where no staff has met who sits here, it can be said that it is another party, once asked', async () => {
  const sent = serve(sitDown, () => ({ data: aSitting({ id: 'own', guests: [] }) }));
  seated(() => aSitting({ first: false, digits: '', seen: false }));
  fireEvent.click(await screen.findByRole('button', { name: /^Bàn có 2 người/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Bàn 9' }));
  fireEvent.click(sheet.getByRole('button', { name: 'Chúng tôi là nhóm khác' }));
  const question = within(await screen.findByRole('alertdialog', { name: /^Bắt đầu bàn mới/ }));
  expect(sent).toEqual([]);
  fireEvent.click(question.getByRole('button', { name: 'Bắt đầu bàn mới' }));
  await waitFor(() => expect(sent.map(({ body }) => body?.instead_of)).toEqual(['sitting']));
});

it('[TB90] whose party was set aside reads it, and sits down again with one tap', async () => {
  const sent = serve(sitDown, () => ({ data: aSitting() }));
  seated(() => ({ refused: 'SITTING_ASIDE' }));
  fireEvent.click(await screen.findByRole('button', { name: /^Có người báo bàn này của nhóm khác/ }));
  await waitFor(() => expect(sent).toHaveLength(1));
});

it('[TB91] who sits elsewhere is asked, and moved by a yes alone', async () => {
  const sent = serve(sitDown, () => ({ data: aSitting() }));
  keepSitting({ code: CODE, id: null, state: 'left', from: '12' });
  show(() => aSitting());
  const title = 'Bạn đang ngồi bàn 12. Chuyển sang bàn 9?';
  fireEvent.click(
    within(await screen.findByRole('alertdialog', { name: title })).getByRole('button', { name: 'Ở bàn 12' }),
  );
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: /^Bạn đang ngồi bàn 12/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Sang bàn 9' }));
  expect(await screen.findByRole('button', { name: /^Bàn có 2 người/ })).toBeTruthy();
  expect(sent.map(({ body }) => body?.moves)).toEqual([true]);
});

it('[TB43] a code nothing came of says nothing', () => {
  show(() => aSitting());
  expect(document.body.textContent).toBe('');
});
