import { anHourPasses, atGateway } from '../payment/at-the-payment.ts';
import { takeSteps } from '../start/at-the-pass.ts';
import { FLAN, haveOrdered } from '../start/been-here.ts';
import { at, looks, type Open } from '../start/looks.ts';

type SentOrder = Awaited<ReturnType<typeof haveOrdered>>;

interface Paying {
  /** moves its money before its page is opened */
  readonly happens?: (sent: SentOrder, ...others: Parameters<Open>) => Promise<void>;
  readonly sheet?: string;
}

/** An order that is paid first, in this way. */
const toPay =
  (payment: string, shows: string | RegExp, { happens, sheet = '' }: Paying = {}): Open =>
  async (diner, others) => {
    const sent = await haveOrdered(diner, { dishes: [FLAN], how: 'collected', payment });
    await happens?.(sent, diner, others);
    await at(sent.address + sheet, shows)(diner);
  };

const refused =
  (more: object): Required<Paying>['happens'] =>
  async ({ code }, diner, { kitchen }) => {
    await atGateway(diner.page, code, 'pay');
    await takeSteps(kitchen, code, ['reject', { reason: 'Bếp quá tải', ...more }]);
  };

looks({
  'a wallet’s code': toPay('MOMO_QR_AIO', /MoMo/, { sheet: '&sheet=pay' }),
  'a bank card, to be paid': toPay('ATM_VIA_MOMO', /MoMo/),
  'a transfer’s code and account': toPay('TRANSFER', /Vietcombank/, { sheet: '&sheet=pay' }),
  'paid, and once more': toPay('MOMO_QR_AIO', /Đã nhận/, {
    happens: async ({ code }, { page }) => {
      await atGateway(page, code, 'pay');
      await atGateway(page, code, 'pay');
    },
  }),
  'paid too late': toPay('ATM_VIA_MOMO', /Tiền của đơn này/, {
    happens: async ({ code, address }, diner) => {
      anHourPasses(code);
      await at(address, 'Thanh toán thất bại')(diner);
      await atGateway(diner.page, code, 'pay');
    },
  }),
  'given back with the refusal': toPay('MOMO_QR_AIO', /hoàn|trả lại/i, {
    happens: refused({ give_back: true }),
  }),
});
