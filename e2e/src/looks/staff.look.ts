import { expect, type Page } from '@playwright/test';
import { isForLater, promisePasses } from '../order/minutes-pass.ts';
import { takeOneDishOut } from '../order/take-one-dish-out.ts';
import { atGateway } from '../payment/at-the-payment.ts';
import { openTab, post, signIn } from '../staff/at-the-board.ts';
import { ACCEPTED, EATEN, TO_THE_DOOR, takeSteps } from '../start/at-the-pass.ts';
import { CHICKEN_SALAD, FLAN, haveOrdered } from '../start/been-here.ts';
import { at, looks, type Open } from '../start/looks.ts';
import { PHONE } from '../start/people.ts';

const DELIVERED = { dishes: [CHICKEN_SALAD], how: { to: '12 Pasteur, P. Sài Gòn' } } as const;
const PAID = { dishes: [FLAN], how: 'collected', payment: 'MOMO_QR_AIO' } as const;

/** Everything up to the door. */
const BROUGHT = [ACCEPTED, ['ready'], ['depart'], ['complete']] as const;

type Step = Parameters<typeof takeSteps>[2];

/** The owner at the board, or before one of its sheets. */
const owner =
  (path: string, shows: string | RegExp): Open =>
  async (cook) => {
    await signIn(cook.page, 'BEPNHA');
    await at(path, shows)(cook);
  };

/** The same while an order is there, which the kitchen has taken so many steps on. */
const withOrder =
  (steps: readonly Step[], sheet: string, shows: string | RegExp): Open =>
  async (cook, { kitchen, someone }) => {
    const { code } = await haveOrdered(await someone(PHONE, 'Trần Thị Thanh Hương'), DELIVERED);
    await takeSteps(kitchen, code, ...steps);
    await owner(`/staff/${sheet && `?sheet=${sheet}&about=${code}`}`, shows)(cook, { kitchen, someone });
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
  await owner('/staff/', /./)(cook, { kitchen, someone });
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
    await owner(`/staff/?sheet=${sheet}&about=${code}`, shows)(cook, others);
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
    await owner(`/staff/?sheet=${sheet}&about=${code}`, shows)(cook, others);
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

/** The owner at the screen where orders are written down; then whatever is done there. */
const taking =
  (then: (page: Page) => Promise<unknown> = async () => {}): Open =>
  async (cook, others) => {
    await owner('/staff/take-order', 'Ai đang gọi?')(cook, others);
    await then(cook.page);
  };

/** The same with two dishes for a guest without a number, on a phone at the ticket. */
const written: (then?: (page: Page) => Promise<unknown>) => Open = (then = async () => {}) =>
  taking(async (page) => {
    await page.getByRole('button', { name: 'Khách không cho số' }).click();
    const menu = page.getByRole('region', { name: 'Thực đơn' });
    for (const dish of ['Phở bò tái nạm gầu', 'Bún bò Huế'])
      await menu.getByRole('button', { name: dish }).first().click();
    await then(page);
    const bar = page.getByRole('button', { name: /^Xem đơn/ });
    if (await bar.isVisible()) await bar.click();
  });

/** Another kind of guest for the same dishes. */
const insteadFor = (kind: string) => (page: Page) =>
  page.getByRole('radio', { name: kind }).check({ force: true });

looks({
  'who is calling': taking(),
  'an order is written down': written((page) => expect(page.getByText('Đọc lại cho khách')).toBeAttached()),
  'the menu of who writes it down': taking((page) =>
    page.getByRole('button', { name: 'Khách không cho số' }).click(),
  ),
  'a dish is looked for': taking(async (page) => {
    await page.getByRole('button', { name: 'Khách không cho số' }).click();
    await page.getByRole('searchbox').fill('com ga 3');
  }),
  'at the counter': written(insteadFor('Tại quầy')),
  'a round for a table': written(insteadFor('Cho bàn')),
  'a choice that must be made': taking(async (page) => {
    await page.getByRole('button', { name: 'Khách không cho số' }).click();
    const menu = page.getByRole('region', { name: 'Thực đơn' });
    await menu.getByRole('button', { name: 'Gỏi cuốn tôm thịt' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }),
  'name and address of a caller': taking(async (page) => {
    await page.getByRole('button', { name: 'Khách không cho số' }).click();
    await page.getByRole('radio', { name: 'Tại quầy' }).check({ force: true });
    const bar = page.getByRole('button', { name: /^Xem đơn/ });
    if (await bar.isVisible()) await bar.click();
    await page.getByRole('button', { name: /Ghi tên hoặc/ }).click();
  }),
  'orders set aside': taking(async (page) => {
    await page.getByRole('button', { name: 'Khách không cho số' }).click();
    await page.getByRole('region', { name: 'Thực đơn' }).getByRole('button', { name: 'Bún bò Huế' }).click();
    await page.getByRole('button', { name: /Để tạm/ }).click();
    await page.getByRole('button', { name: 'Để tạm đơn này, ghi đơn mới' }).click();
    await page.getByRole('button', { name: /Để tạm/ }).click();
  }),
  'an order that waits for the network': written(async (page) => {
    await page.route('**/v1/staff/taken-order', (route) => route.abort());
    const bar = page.getByRole('button', { name: /^Xem đơn/ });
    if (await bar.isVisible()) await bar.click();
    await page.getByRole('button', { name: 'Gửi bếp' }).click();
    await expect(page.getByText('Ai đang gọi?')).toBeVisible();
  }),
  'sign in': at('/staff/', 'Vào ca'),
  'empty board': owner('/staff/', /./),
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
    await owner(`/staff/?sheet=order&about=${code}`, /sửa lúc/)(cook, others);
  },
  'minutes of an order': withOrder([], 'accept', /phút/),
  'refusing an order': withOrder([], 'reject', 'Bếp quá tải'),
  'finished today': withOrder(BROUGHT, 'today', /./),
  'an order and its money': withMoney('order', /27\.000/),
  'giving back': withMoney('refund', /27\.000/),
  'something was wrong': reported('order', 'Trả lời khách'),
  'a code at the counter': withOrder([ACCEPTED], 'code', 'Mã của khách'),
  'an answer to what was wrong': reported('issue', 'Gọi lại'),
  'reports counted': async (cook, others) => {
    await reported('issue', 'Gọi lại')(cook, others);
    await at('/staff/reported', 'Lượt báo')(cook);
  },
  'reports of a dish': async (cook, others) => {
    await reported('issue', 'Gọi lại')(cook, others);
    await at('/staff/reported', /./)(cook);
    await cook.page.getByRole('button', { name: / phần$/ }).click();
    await expect(cook.page.getByRole('dialog').getByRole('button', { name: /^Đơn / })).toBeVisible();
  },
  'refusing a paid order': withMoney('reject', 'Bếp quá tải'),
  'what is under more': owner('/staff/?sheet=more', /./),
  'finding an order': owner('/staff/?sheet=search', /Gõ mã đơn/),
  'money to look at': owner('/staff/?sheet=money', /./),
  'the own account': owner('/staff/?sheet=account', /./),
  'two steps': owner('/staff/?sheet=totp', /./),
  'which store': owner('/staff/?sheet=store', 'Nguyễn Huệ'),
  'what is sold out': owner('/staff/menu', /./),
  people: owner('/staff/people', /./),
  'a person to be added': owner('/staff/people?sheet=person', /./),
  'who did what': owner('/staff/trail', 'vào ca'),
  'a line of the trail': async (cook, others) => {
    await owner('/staff/trail', 'vào ca')(cook, others);
    await cook.page
      .getByRole('button', { name: /vào ca/ })
      .first()
      .click();
  },
  'pausing orders': owner('/staff/?sheet=switch', /./),
  'orders paused': async (cook, others) => {
    await signIn(cook.page, 'BEPNHA');
    const { store } = others.kitchen.shop;
    const end = { minutes: 60 };
    await post(cook.page, '/v1/staff/switch', { store, types: ['DELI'], kind: 'busy', minutes: 20, end });
    await post(cook.page, '/v1/staff/switch', { store, types: ['PICKUP'], kind: 'pause', end });
    await at('/staff/', /./)(cook);
  },
  'keys of programs': owner('/staff/keys', 'Chưa có khoá nào'),
  'a key to be made': owner('/staff/keys?sheet=key', 'Tên khoá'),
  devices: owner('/staff/devices', 'Điện thoại và máy tính'),
  'a device to be set up': owner('/staff/devices?sheet=device', 'Tên máy'),
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
