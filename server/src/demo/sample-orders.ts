import type { Shop } from '@mam/domain/checkout/checkout.ts';
import type { OrderDraft } from '@mam/domain/checkout/draft.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import type { SampleOrder } from './sample-order.ts';

const AT_HOME = { text: '12 Lê Lợi, Phường Sài Gòn, Thành phố Hồ Chí Minh', location: null };

/** In so many ms somebody comes for what they have ordered ahead. */
const AHEAD = 3 * 3_600_000;

/** The day and the full hour that comes so much later, as the clock at the store shows it. */
function pickupAhead(now: EpochMs, zone: string): OrderDraft['pickupAt'] {
  const [here, then] = [wallTime(now, zone), wallTime(now + AHEAD, zone)];
  return { days: then.day === here.day ? 0 : 1, hour: then.hour, minute: 0 };
}

/** The oldest first: one on its way, one ready, one being cooked, one that nobody has taken yet, one ordered ahead. */
export function sampleOrders({ store }: Shop, now: EpochMs): readonly SampleOrder[] {
  return [
    {
      wishes: [
        ['COM02', 1],
        ['CHE01', 1],
      ],
      draft: { name: 'Nguyễn Thu Hà', phone: '0901000611', address: { ...AT_HOME, detail: 'Lầu 3' } },
      steps: ['accept', 'ready', 'depart'],
      minutes: 25,
    },
    {
      wishes: [
        ['BMI04', 2],
        ['UON05', 2],
      ],
      draft: { type: 'PICKUP', name: 'Lê Quang Huy', phone: '0901000612' },
      steps: ['accept', 'ready'],
      minutes: 10,
    },
    {
      wishes: [
        ['PHO03', 2],
        ['CUO02', 1],
      ],
      draft: {
        name: 'Trần Gia Bảo',
        phone: '0901000613',
        address: { ...AT_HOME, detail: 'Cổng sau' },
        note: 'Không hành giúp em',
      },
      steps: ['accept'],
      minutes: 20,
    },
    {
      wishes: [
        ['COM03', 1],
        ['UON09', 1],
      ],
      draft: {
        name: 'Võ Minh Khang',
        phone: '0901000615',
        address: { ...AT_HOME, detail: 'Gọi trước khi lên' },
      },
      steps: [],
      minutes: 0,
    },
    {
      wishes: [
        ['CUO03', 6],
        ['UON10', 6],
      ],
      draft: {
        type: 'PICKUP',
        name: 'Phạm Bảo Châu',
        phone: '0901000614',
        orderNow: false,
        pickupAt: pickupAhead(now, store.zone),
        note: 'Chia sáu phần',
      },
      steps: [],
      minutes: 0,
    },
  ];
}
