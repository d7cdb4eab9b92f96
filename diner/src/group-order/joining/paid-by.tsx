import { useWords } from '@mam/client/i18n.ts';
import type { GroupOrderWire } from '@mam/contract/group-order/group-order.schema.ts';
import type { Zone } from '@mam/domain/time/moment.ts';
import { groupOrderWords } from '../../words/areas.ts';
import { Bold } from '../../words/bold.tsx';
import { choosingEndText } from '../time-left.ts';

/** [SP6] [SP7] The payer, the account for shares and how fees are shared: read before anybody joins. */
export function PaidBy({ wire, zone }: { readonly wire: GroupOrderWire; readonly zone: Zone }) {
  const { owner_name: name, pay_to, shares_to, pledge, split_rule } = wire;
  const say = useWords(groupOrderWords);
  return (
    <p className="small muted">
      {pay_to ? (
        <Bold>
          {say('pay_account', {
            name,
            bank: pay_to.bank_id,
            number: pay_to.account_number,
            holder: pay_to.account_name,
          })}
        </Bold>
      ) : (
        say(shares_to === 'store' ? (pledge ? 'pay_store_pledge' : 'pay_store') : 'pay_owner', { name })
      )}{' '}
      {split_rule === 'equal-fees' ? say('pay_equal') : null}{' '}
      {wire.by_itself ? say('by_itself_join', { time: choosingEndText(wire, zone) }) : null}
    </p>
  );
}
