import { checkVoucher } from '@mam/contract/checkout/place-order.ts';
import { voucherInfoFromWire } from '@mam/contract/voucher/voucher-wire.ts';
import { mayCheck } from '@mam/domain/voucher/code.ts';
import { useEffect, useRef, useState } from 'react';
import { call } from '../data/call.ts';
import { reportFeature } from '../data/features.ts';
import { persist, persisted } from '../device/persisted.ts';
import { placing } from '../placing/placing.ts';
import { type AskVoucher, type VoucherQuestion, voucherAsker } from '../voucher/voucher-asker.ts';
import { NO_CHECK, voucherCheck } from '../voucher/voucher-check.ts';
import { composeOrderBody, type ToSend } from './order-to-send.ts';
import type { Checkout } from './use-checkout.ts';

/** Nobody waits longer than this to place an order because of a code. */
const PATIENCE = 5_000;

/** A cart whose code is asked about, wherever its food goes. */
export type AskedCart = ToSend & Pick<Checkout, 'code' | 'quote' | 'read'>;

function voucherQuestion({ code, draft, quote }: AskedCart): VoucherQuestion {
  const { lines, phone, type, orderNow, pickupAt, table } = draft;
  return {
    code: code.code,
    about: JSON.stringify([code.code, quote.beforeVoucher, lines, phone, type, orderNow, pickupAt, table]),
    worthAsking: mayCheck(code.code, quote.beforeVoucher),
  };
}

/** Only what can be had is tried: the rest leaves the cart before it is ordered. Of a table it says so [TB92]. */
function bodyToCheck(checkout: AskedCart) {
  const lines = checkout.read.filter(({ problem }) => problem === null).map(({ line }) => line);
  const draft = { ...checkout.draft, lines };
  const body = composeOrderBody(
    { ...checkout, draft },
    checkout.quote,
    persisted.getState().user.uid ?? '',
    'DEFAULT',
  );
  const setting = { ...body.setting, voucher_code: checkout.code.code };
  const { table = '' } = draft;
  return { ...body, setting, table_name: table, voucher_log: null, is_check_voucher: true as const };
}

/** Asks for the worth of the cart's code as long as the checkout is open. Gives back the setter of a code. */
export function useVoucherAsker(checkout: AskedCart): (code: string) => void {
  const latest = useRef(checkout);
  const typed = useRef<string | null>(null);

  const [asker] = useState(() => {
    let reported = '';
    const ask: AskVoucher = async ({ code }, signal) => {
      const { currency } = latest.current.store;
      const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]);
      const answer = await call(checkVoucher, { body: bodyToCheck(latest.current), signal: patience });
      const info = voucherInfoFromWire(answer, currency);
      if (info.code === 4 && reported !== code) {
        reported = code;
        reportFeature('apply_voucher');
      }
      return info;
    };
    return voucherAsker(ask, (now) => voucherCheck.setState(now, true));
  });

  useEffect(() => {
    latest.current = checkout;
    const question = voucherQuestion(checkout);
    if (typed.current === question.code) asker.left(question);
    else asker.changed(question);
    typed.current = null;
  }, [asker, checkout]);

  useEffect(() => {
    const stopListening = placing.subscribe((now) => {
      if (now.state !== 'refused' || now.refusal.code !== 'VOUCHER_GONE') return;
      asker.forget();
      asker.changed(voucherQuestion(latest.current));
    });
    return () => {
      stopListening();
      asker.stop();
      asker.forget();
      voucherCheck.setState(NO_CHECK, true);
    };
  }, [asker]);

  return (code) => {
    typed.current = code;
    if (persisted.getState().cart.voucher !== code) persist('cart', { voucher: code });
    // the same code again: nothing changes, so nothing but this asks
    else asker.left(voucherQuestion(latest.current));
  };
}
