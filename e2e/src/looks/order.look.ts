import { expect } from '@playwright/test';
import { askForAnother, takeOneDishOut } from '../order/change-by-call.ts';
import { minutesPass, promisePasses } from '../order/minutes-pass.ts';
import { atGateway } from '../payment/at-the-payment.ts';
import { signIn } from '../staff/at-the-board.ts';
import { ACCEPTED, EATEN, TO_THE_DOOR, takeSteps } from '../start/at-the-pass.ts';
import { CHICKEN_SALAD, comeBackToCart, FLAN, haveOrdered, SALAD } from '../start/been-here.ts';
import { at, looks, type Open } from '../start/looks.ts';
import { DESKTOP, KEEPS_APP, PHONE } from '../start/people.ts';

const PLACE = 'pos_parent=BEPNHA&pos_id=101';
const DELIVERED = { dishes: [CHICKEN_SALAD], how: { to: '12 Pasteur, P. Sài Gòn' } } as const;
const COLLECTED = { dishes: [FLAN], how: 'collected' } as const;
const REFUSED = ['reject', { reason: 'Bếp quá tải, quán xin lỗi' }] as const;

type Step = Parameters<typeof takeSteps>[2];

interface Made {
  readonly how?: typeof DELIVERED | typeof COLLECTED;
  readonly sheet?: string;
}

/** An order that its kitchen has taken so many steps on, and a text of its page then. */
const order =
  (steps: readonly Step[], shows: string | RegExp, { how = DELIVERED, sheet = '' }: Made = {}): Open =>
  async (diner, { kitchen }) => {
    const { code, address } = await haveOrdered(diner, how);
    await takeSteps(kitchen, code, ...steps);
    await at(address + sheet, shows)(diner);
  };

looks({
  'order, seen by its restaurant': async (diner, { someone }) => {
    const { address } = await haveOrdered(diner, DELIVERED);
    await signIn((await someone(DESKTOP)).page, 'BEPNHA');
    await at(address, 'Chờ quán xác nhận')(diner);
  },
  'order, cooking': order([ACCEPTED], 'Bếp đang nấu'),
  'order, late': async (diner, { kitchen }) => {
    const { code, address } = await haveOrdered(diner, DELIVERED);
    await takeSteps(kitchen, code, TO_THE_DOOR, ['promise', { minutes: 10 }]);
    promisePasses(code, 95);
    await at(address, /đơn đang trễ/)(diner);
  },
  'order, changed by its restaurant': async (diner, { kitchen }) => {
    const { code, address } = await haveOrdered(diner, { ...DELIVERED, dishes: [CHICKEN_SALAD, FLAN] });
    await takeSteps(kitchen, code, ACCEPTED);
    await takeOneDishOut(kitchen, code);
    await at(address, /^Đơn rẻ hơn/)(diner);
  },
  'a change its restaurant asks for': async (diner, { kitchen }) => {
    const { code, address } = await haveOrdered(diner, DELIVERED);
    await takeSteps(kitchen, code, ACCEPTED);
    await askForAnother(kitchen, code);
    await at(address, 'Đồng ý đổi')(diner);
  },
  'order, collected': order(EATEN, 'Đơn hàng hoàn thành', { how: COLLECTED }),
  'order, refused': order([REFUSED], /Bếp quá tải/),
  'question before a paid order is cancelled': async (diner) => {
    const { code, address } = await haveOrdered(diner, { ...DELIVERED, payment: 'MOMO_QR_AIO' });
    await atGateway(diner.page, code, 'pay');
    await at(address, 'Chờ quán xác nhận')(diner);
    await diner.page.getByRole('button', { name: 'Huỷ đơn' }).click();
    await expect(diner.page.getByRole('alertdialog', { name: 'Huỷ đơn này?' })).toBeVisible();
  },
  'order that never reached its restaurant': async (diner) => {
    const { code, address } = await haveOrdered(diner, DELIVERED);
    minutesPass(code, 6, { ends: true });
    await at(address, 'Chi tiết lỗi')(diner);
    await diner.page.getByText('Chi tiết lỗi').click();
  },
  'an order nobody answers': async (diner) => {
    const { code } = await haveOrdered(diner, DELIVERED);
    minutesPass(code, 40, { ends: false });
    await at(`/menu?${PLACE}&sheet=none`, /chưa trả lời/)(diner);
  },
  'the driver on the way': async (diner, { kitchen }) => {
    const { code, address } = await haveOrdered(diner, DELIVERED);
    const driver = {
      name: 'Anh Hoàng Phi Hùng',
      phone: '0901 234 567',
      tracking_link: 'https://track.example/7',
    };
    await takeSteps(kitchen, code, ACCEPTED, ['driver', driver], ['ready'], ['depart']);
    await at(address, 'Anh Hoàng Phi Hùng')(diner);
  },
  'reporting what was wrong': order(EATEN, 'Kể thêm cho quán', { how: COLLECTED, sheet: '&sheet=issue' }),
  'rating an order': order(EATEN, /Bữa ăn|sao/, { how: COLLECTED, sheet: '&sheet=rating' }),
  'no orders yet': at(`/order?${PLACE}`, /chưa/i),
  'own orders': async (diner, { kitchen }) => {
    const { code, identity } = await haveOrdered(diner, DELIVERED);
    await haveOrdered(diner, { ...COLLECTED, identity });
    await takeSteps(kitchen, code, ACCEPTED);
    await at(`/order?${PLACE}`, 'Đang nấu')(diner);
  },
  'menu with an order on its way': async (diner, { kitchen }) => {
    const { code } = await haveOrdered(diner, DELIVERED);
    await takeSteps(kitchen, code, ACCEPTED);
    await at(`/menu?${PLACE}&sheet=none`, 'Bếp Nhà Lúa Nguyễn Huệ')(diner);
  },
  'replace the cart?': async (diner, { someone }) => {
    const { address } = await haveOrdered(await someone(PHONE), DELIVERED);
    const hash = new URLSearchParams(address.split('?')[1]).get('order_hash') ?? '';
    await comeBackToCart(diner, { dishes: [SALAD] });
    await diner.page.goto(`/r/?order_hash=${encodeURIComponent(hash)}`);
    await expect(diner.page.getByRole('alertdialog', { name: 'Thay mâm đang có?' })).toBeVisible();
  },
  'order again, unknown': at('/r/?order_hash=ZZZZZ:abcdefghijklmnopqrstuv', /./),
  'cart without an identity': async (diner) => {
    await diner.page.route('**/v1/user/generate', (route) => route.fulfill({ status: 503, body: '' }));
    await comeBackToCart(diner, DELIVERED);
  },
  'order and whether to be told': {
    device: { ...PHONE, ...KEEPS_APP },
    open: async (diner) => {
      const { address } = await haveOrdered(diner, DELIVERED);
      await at(address, 'Chờ quán xác nhận')(diner);
    },
  },
});
