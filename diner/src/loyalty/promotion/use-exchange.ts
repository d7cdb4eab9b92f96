import { say } from '@mam/client/i18n.ts';
import { exchangeCampaign, exchangePoints } from '@mam/contract/loyalty/exchange-calls.ts';
import { voucherCardFromWire } from '@mam/contract/voucher/voucher-card-wire.ts';
import type { Store } from '@mam/domain/store/store.ts';
import type { VoucherCard } from '@mam/domain/voucher/voucher-card.ts';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { useRef, useState } from 'react';
import { newKey } from '../../cart/cart-actions.ts';
import { call } from '../../data/call.ts';
import { timeNow } from '../../device/clock.ts';
import { promotionWords } from '../../words/areas.ts';
import { askPointsAnew, rememberPoints } from '../points-queries.ts';
import type { Member } from './use-member.ts';

/** The voucher points are to be given for. */
export interface ExchangeRequest {
  /** whole points it costs */
  readonly points: number;
  readonly name: string;
  /** null = any number of points, for money */
  readonly campaignId: string | null;
}

/** Where an exchange stands. */
type Step =
  | { readonly at: 'nothing' }
  /** wish: what is asked about once the number is proved; null = it was only proved */
  | { readonly at: 'prove'; readonly wish: ExchangeRequest | null }
  | { readonly at: 'ask'; readonly wish: ExchangeRequest }
  | { readonly at: 'done'; readonly voucher: VoucherCard };

const NOTHING: Step = { at: 'nothing' };

type Where = Pick<Store, 'brand' | 'id' | 'currency'>;

/** Points for a voucher, step by step: the number is proved of late, the diner says yes, and it is asked for once. */
export function useExchange({ brand, id, currency }: Where, member: Member, onDone: () => void) {
  const [step, setStep] = useState<Step>(NOTHING);
  const [busy, setBusy] = useState(false);
  const key = useRef('');
  const asks = (wish: ExchangeRequest) => {
    key.current = newKey();
    setStep({ at: 'ask', wish });
  };

  /** [LO10] True = it can be asked for; else a toast says how many points there are. */
  const begin = (wish: ExchangeRequest): boolean => {
    if (member.points !== null && wish.points > member.points) {
      showToast(say(promotionWords, 'points_now', { n: member.points }), { urgent: true });
      return false;
    }
    // [LO9] a proof lasts a quarter of an hour; how old it is the server says where it was not read here
    if (member.spendUntil !== null && member.spendUntil <= timeNow()) setStep({ at: 'prove', wish });
    else asks(wish);
    return true;
  };

  const send = async (wish: ExchangeRequest) => {
    setBusy(true);
    const whose = { pos_parent: brand, pos_id: id, phone_number: member.phone };
    const answer =
      wish.campaignId === null
        ? await call(exchangePoints, { body: { ...whose, point: wish.points }, idempotencyKey: key.current })
        : await call(exchangeCampaign, {
            body: { ...whose, voucher_campaign_id: wish.campaignId },
            idempotencyKey: key.current,
          });
    setBusy(false);
    if (answer.ok) {
      const { point, voucher } = answer.data;
      rememberPoints(brand, member.phone, point);
      setStep({ at: 'done', voucher: voucherCardFromWire(voucher, currency) });
      return onDone();
    }
    // the same key makes it happen once, should it have happened already; a diner who leaves reads the points they have
    if (answer.status === 0 || answer.status >= 500) {
      askPointsAnew();
      return showToast(say(promotionWords, 'failed'), { urgent: true });
    }
    if (answer.code === 'POINT_PROOF_REQUIRED') return setStep({ at: 'prove', wish });
    askPointsAnew();
    setStep(NOTHING);
    showToast(answer.message, { urgent: true });
  };

  return {
    step,
    busy,
    begin,
    send,
    prove: () => setStep({ at: 'prove', wish: null }),
    proved: () => {
      askPointsAnew();
      if (step.at === 'prove' && step.wish) asks(step.wish);
      else setStep(NOTHING);
    },
    /** the dialog that asks for the code closes itself once the number is proved */
    closed: () => setStep((now) => (now.at === 'prove' ? NOTHING : now)),
    leave: () => setStep(NOTHING),
  };
}

export type Exchange = ReturnType<typeof useExchange>;
