import { expect } from '@playwright/test';
import { askForAnother, takeOneDishOut } from '../order/change-by-call.ts';
import { isForLater, promisePasses } from '../order/minutes-pass.ts';
import { atGateway } from '../payment/at-the-payment.ts';
import { openTab, post, signIn } from '../staff/at-the-board.ts';
import { ACCEPTED, EATEN, TO_THE_DOOR, takeSteps } from '../start/at-the-pass.ts';
import { CHICKEN_SALAD, FLAN, haveOrdered, SALAD, SWEET_SOUP } from '../start/been-here.ts';
import { at, looks, type Open } from '../start/looks.ts';
import { PHONE } from '../start/people.ts';
import { ownerAt } from './owner-at.ts';

const DELIVERED = { dishes: [CHICKEN_SALAD], how: { to: '12 Pasteur, P. Sài Gòn' } } as const;
const PAID = { dishes: [FLAN], how: 'collected', payment: 'MOMO_QR_AIO' } as const;

/** Everything up to the door. */
const BROUGHT = [ACCEPTED, ['ready'], ['depart'], ['complete']] as const;

type Step = Parameters<typeof takeSteps>[2];

/** The same while an order is there, which the kitchen has taken so many steps on. */
const withOrder =
  (steps: readonly Step[], sheet: string, shows: string | RegExp): Open =>
  async (cook, { kitchen, someone }) => {
    const { code } = await haveOrdered(await someone(PHONE, 'Trần Thị Thanh Hương'), DELIVERED);
    await takeSteps(kitchen, code, ...steps);
    await ownerAt(`/staff/${sheet && `?sheet=${sheet}&about=${code}`}`, shows)(cook, { kitchen, someone });
  };

/** The same while its diner is asked about a change. */
const asked =
  (sheet: string, shows: string | RegExp): Open =>
  async (cook, others) => {
    const { code } = await haveOrdered(await others.someone(PHONE, 'Trần Thị Thanh Hương'), DELIVERED);
    await takeSteps(others.kitchen, code, ACCEPTED);
    await askForAnother(others.kitchen, code);
    await ownerAt(`/staff/${sheet && `?sheet=${sheet}&about=${code}`}`, shows)(cook, others);
    if (!sheet) await openTab(cook.page, 'Đang nấu');
  };

/** The same while its diner waits beyond what was promised twice. */
const late =
  (sheet: string): Open =>
  async (cook, { kitchen, someone }) => {
    const { code } = await haveOrdered(await someone(PHONE, 'Trần Thị Thanh Hương'), DELIVERED);
    await takeSteps(kitchen, code, TO_THE_DOOR, ['promise', { minutes: 10 }]);
    promisePasses(code, 95);
    await signIn(cook.page, 'BEPNHA');
    await at(`/staff/${sheet && `?sheet=${sheet}&about=${code}`}`, /./)(cook);
    if (!sheet) await openTab(cook.page, 'Đang nấu');
    await expect(cook.page.getByRole('button', { name: /phút, khoảng/ }).first()).toBeVisible();
  };

/** The same while an order is there that its kitchen begins in more than an hour. */
const forLater: Open = async (cook, { kitchen, someone }) => {
  const diner = await someone(PHONE, 'Trần Thị Thanh Hương');
  const { code } = await haveOrdered(diner, { dishes: [CHICKEN_SALAD], how: 'collected' });
  await takeSteps(kitchen, code, ACCEPTED);
  isForLater(code, 120);
  await ownerAt('/staff/', /./)(cook, { kitchen, someone });
  await openTab(cook.page, 'Hẹn giờ');
  await expect(cook.page.getByText('Nấu từ')).toBeVisible();
};

/** The same while an order is there that was paid by a wallet. */
const withMoney =
  (sheet: string, shows: string | RegExp): Open =>
  async (cook, others) => {
    const diner = await others.someone(PHONE, 'Trần Thị Thanh Hương');
    const { code } = await haveOrdered(diner, PAID);
    await atGateway(diner.page, code, 'pay');
    await ownerAt(`/staff/?sheet=${sheet}&about=${code}`, shows)(cook, others);
  };

/** The same while a diner waits to hear about a dish that did not come. */
const reported =
  (sheet: string, shows: string | RegExp): Open =>
  async (cook, others) => {
    const diner = await others.someone(PHONE, 'Trần Thị Thanh Hương');
    const { code, address } = await haveOrdered(diner, { dishes: [CHICKEN_SALAD], how: 'collected' });
    await takeSteps(others.kitchen, code, ...EATEN);
    await at(`${address}&sheet=issue`, 'Có gì không đúng?')(diner);
    await diner.page
      .getByRole('button', { name: /: thiếu$/ })
      .first()
      .click();
    await diner.page.getByRole('button', { name: 'Báo quán 1 món' }).click();
    await ownerAt(`/staff/?sheet=${sheet}&about=${code}`, shows)(cook, others);
  };

/** The owner at a device of the store, or who has just left it. */
const atDevice =
  (path: string, shows: string | RegExp, left?: 'left'): Open =>
  async (cook, others) => {
    await signIn(cook.page, 'BEPNHA');
    await post(cook.page, '/v1/staff/devices', {
      store: others.kitchen.shop.store,
      name: 'Máy ở quầy ra món',
    });
    if (left) await post(cook.page, '/v1/staff/sign-out', {});
    await at(path, shows)(cook);
  };

looks({
  'sign in': at('/staff/', 'Vào ca'),
  'empty board': ownerAt('/staff/', /./),
  'new order': withOrder([], '', 'Trần Thị Thanh Hương'),
  'board, cooking': withOrder([ACCEPTED], '', /./),
  'board, late': late(''),
  'orders for later': forLater,
  'a late order on the board': late('order'),
  'an order on the board': withOrder([ACCEPTED], 'order', 'Trần Thị Thanh Hương'),
  'another time for an order': withOrder([TO_THE_DOOR], 'later', 'Hẹn mới'),
  'an order to be changed': withOrder([ACCEPTED], 'change', 'Thêm món'),
  'a change in hand': async (cook, others) => {
    await withOrder([ACCEPTED], 'change', 'Thêm món')(cook, others);
    await cook.page.getByRole('button', { name: /^Sửa / }).click();
    await cook.page.getByRole('button', { name: 'Đổi món' }).click();
    await cook.page.getByRole('button', { name: /^Nem nướng Nha Trang/ }).click();
    await expect(cook.page.getByText(/vừa sửa: đổi/)).toBeVisible();
  },
  'a dish to be picked': async (cook, others) => {
    await withOrder([ACCEPTED], 'change', 'Thêm món')(cook, others);
    await cook.page.getByRole('button', { name: 'Thêm món' }).click();
    await cook.page.getByRole('button', { name: /^Phở bò tái nạm gầu/ }).click();
    await expect(cook.page.getByText('Nước dùng').last()).toBeVisible();
  },
  'an order that was changed': async (cook, others) => {
    const diner = await others.someone(PHONE, 'Trần Thị Thanh Hương');
    const { code } = await haveOrdered(diner, { ...DELIVERED, dishes: [CHICKEN_SALAD, FLAN] });
    await takeSteps(others.kitchen, code, ACCEPTED);
    await takeOneDishOut(others.kitchen, code);
    await ownerAt(`/staff/?sheet=order&about=${code}`, /sửa lúc/)(cook, others);
  },
  'an order whose diner is asked': asked('order', 'Thu lại câu hỏi'),
  'board, a diner is asked': asked('', /./),
  'minutes of an order': withOrder([], 'accept', /phút/),
  'refusing an order': withOrder([], 'reject', 'Bếp quá tải'),
  'finished today': withOrder(BROUGHT, 'today', /./),
  'an order and its money': withMoney('order', /27\.000/),
  'giving back': withMoney('refund', /27\.000/),
  'something was wrong': reported('order', 'Trả lời khách'),
  'a code at the counter': withOrder([ACCEPTED], 'code', 'Mã của khách'),
  'a code that gives a dish': async (cook, others) => {
    const diner = await others.someone(PHONE, 'Trần Thị Thanh Hương');
    const dishes = [CHICKEN_SALAD, FLAN, SALAD, SWEET_SOUP];
    const { code } = await haveOrdered(diner, { dishes, how: 'collected' });
    await takeSteps(others.kitchen, code, ACCEPTED);
    await ownerAt(`/staff/?sheet=code&about=${code}`, 'Mã của khách')(cook, others);
    await cook.page.getByLabel('Mã của khách').fill('FLANTANG');
    await cook.page.getByRole('button', { name: 'Xem mã' }).click();
    await expect(cook.page.getByRole('button', { name: 'Tặng món này' })).toBeVisible();
  },
  'an answer to what was wrong': reported('issue', 'Gọi lại'),
  'reports counted': async (cook, others) => {
    await reported('issue', 'Gọi lại')(cook, others);
    await at('/staff/reported', 'Lượt báo')(cook);
  },
  'reports of a dish': async (cook, others) => {
    await reported('issue', 'Gọi lại')(cook, others);
    await at('/staff/reported', /./)(cook);
    await cook.page.getByRole('button', { name: / phần$/ }).click();
    await expect(cook.page.getByRole('dialog').getByRole('button', { name: /^Đơn / }).first()).toBeVisible();
  },
  'refusing a paid order': withMoney('reject', 'Bếp quá tải'),
  'what is under more': ownerAt('/staff/?sheet=more', /./),
  'finding an order': ownerAt('/staff/?sheet=search', /Gõ mã đơn/),
  'money to look at': ownerAt('/staff/?sheet=money', /./),
  'the own account': ownerAt('/staff/?sheet=account', /./),
  'two steps': ownerAt('/staff/?sheet=totp', /./),
  'which store': ownerAt('/staff/?sheet=store', 'Nguyễn Huệ'),
  'what is sold out': ownerAt('/staff/menu', /./),
  people: ownerAt('/staff/people', /./),
  'a person to be added': ownerAt('/staff/people?sheet=person', /./),
  'who did what': ownerAt('/staff/trail', 'vào ca'),
  'a line of the trail': async (cook, others) => {
    await ownerAt('/staff/trail', 'vào ca')(cook, others);
    await cook.page
      .getByRole('button', { name: /vào ca/ })
      .first()
      .click();
  },
  'pausing orders': ownerAt('/staff/?sheet=switch', /./),
  'orders paused': async (cook, others) => {
    await signIn(cook.page, 'BEPNHA');
    const { store } = others.kitchen.shop;
    const end = { minutes: 60 };
    await post(cook.page, '/v1/staff/switch', { store, types: ['DELI'], kind: 'busy', minutes: 20, end });
    await post(cook.page, '/v1/staff/switch', { store, types: ['PICKUP'], kind: 'pause', end });
    await at('/staff/', /./)(cook);
  },
  'keys of programs': ownerAt('/staff/keys', 'Chưa có khoá nào'),
  'a key to be made': ownerAt('/staff/keys?sheet=key', 'Tên khoá'),
  devices: ownerAt('/staff/devices', 'Điện thoại và máy tính'),
  'a device to be set up': ownerAt('/staff/devices?sheet=device', 'Tên máy'),
  'digits to be chosen': atDevice('/staff/?sheet=pin', 'Bấm 6 số'),
  'at a device': atDevice('/staff/', /./),
  'a device with nobody at it': atDevice('/staff/', 'Ai đang đứng quầy?', 'left'),
  'coming in at a device': async (cook, others) => {
    await atDevice('/staff/', 'Ai đang đứng quầy?', 'left')(cook, others);
    await cook.page.getByRole('button', { name: 'Ai đang đứng quầy?' }).click();
    await cook.page.getByRole('button', { name: 'Sơn' }).click();
  },
  'inbox of the sandbox': at('/sandbox/inbox', /./),
});
