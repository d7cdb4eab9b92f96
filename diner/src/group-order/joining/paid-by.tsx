import { useWords } from '@mam/client/i18n.ts';
import type { GroupOrder } from '@mam/domain/group-order/group-order.ts';
import type { Zone } from '@mam/domain/time/moment.ts';
import { groupOrderWords } from '../../words/areas.ts';
import { Bold } from '../../words/bold.tsx';
import { choosingEndText } from '../time-left.ts';

/** [SP6] [SP7] The payer, the account for shares and how fees are shared: read before anybody joins. */
export function PaidBy({ groupOrder, zone }: { readonly groupOrder: GroupOrder; readonly zone: Zone }) {
  const { ownerName: name, payTo, sharesTo, isPledged, splitRule } = groupOrder;
  const say = useWords(groupOrderWords);
  return (
    <p className="small muted">
      {payTo ? (
        <Bold>{say('pay_account', { name, ...payTo })}</Bold>
      ) : (
        say(sharesTo === 'store' ? (isPledged ? 'pay_store_pledge' : 'pay_store') : 'pay_owner', { name })
      )}{' '}
      {splitRule === 'equal-fees' ? say('pay_equal') : null}{' '}
      {groupOrder.isOrderedByItself
        ? say('by_itself_join', { time: choosingEndText(groupOrder, zone) })
        : null}
    </p>
  );
}
