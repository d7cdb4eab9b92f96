import { useWords } from '@mam/client/i18n.ts';
import { Link } from '@mam/client/router.tsx';
import { withDialog } from '@mam/client/use-dialog.ts';
import { linkTo } from '@mam/contract/page/link.ts';
import type { Order } from '@mam/domain/order/order.ts';
import { buttonClass } from '@mam/ui/control/button-class.ts';
import { UsersRound } from 'lucide-react';
import { orderWords } from '../../words/areas.ts';

/** [GO23] Its owner's way to another group order like this one. */
export function TogetherAgain({ order: { brand, storeId, together } }: { readonly order: Order }) {
  const say = useWords(orderWords);
  const to = linkTo('/menu', { brand, storeId }, { again: together?.hash });
  return (
    <Link to={withDialog(to, 'together')} className={buttonClass({ kind: 'soft', size: 'big', block: true })}>
      <UsersRound />
      {say('together_again')}
    </Link>
  );
}
