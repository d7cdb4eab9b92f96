import { Refused } from '@mam/client/call.ts';
import type { RefundBody } from '@mam/contract/payment/payment.schema.ts';
import type { Minor } from '@mam/domain/money/currency.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { keys, queries, sayRefusal } from '../../data/queries.ts';
import { useBoardPlace } from '../../store/board-place.ts';
import { say } from '../../words/words.ts';
import {
  askAgain,
  beginRefund,
  type OpenRefund,
  type RefundOutcome,
  useOpenRefunds,
} from './open-refunds.ts';

interface Refund {
  /** sent, and not answered yet */
  readonly open: OpenRefund | undefined;
  readonly busy: boolean;
  /** answers whether it has come to something, good or bad: there is nothing more to do in this sheet */
  readonly begin: (body: RefundBody, amount: Minor) => Promise<boolean>;
  readonly again: () => Promise<boolean>;
}

/** The refund of one order: told in words how it went, and everything that shows money is read again. */
export function useRefund(code: string): Refund {
  const { storeId, currency } = useBoardPlace();
  const open = useOpenRefunds((refunding) => refunding.open[code]);
  const busy = useOpenRefunds(({ sending }) => sending.includes(code));
  const tell = async (outcome: Promise<RefundOutcome>, amount: Minor) => {
    const came = await outcome;
    if (came === 'busy') return false;
    void queries.invalidateQueries({ queryKey: keys.money(code) });
    void queries.invalidateQueries({ queryKey: keys.board(storeId) });
    if (came === 'unclear') return false;
    if (came instanceof Refused) {
      sayRefusal(came);
      return false;
    }
    showToast(say(`refunded.${came}`, { amount: formatMoney(amount, currency) }), {
      urgent: came === 'failed',
    });
    return true;
  };
  return {
    open,
    busy,
    begin: (body, amount) => tell(beginRefund(code, body, amount), amount),
    again: () => tell(askAgain(code), open?.amount ?? 0),
  };
}
