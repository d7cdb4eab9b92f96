import { may } from '@mam/domain/staff/roles.ts';
import { largestRoundWithoutCode, type SeenBillShare } from '@mam/domain/table/seen-bill.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Price } from '@mam/ui/price.tsx';
import { Skeleton } from '@mam/ui/skeleton.tsx';
import { Banknote, TicketPercent } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSheet } from '../../device/sheet-address.ts';
import { useBoardPlace } from '../../store/board-place.ts';
import { useShift } from '../../store/shift.tsx';
import { useSay } from '../../words/words.ts';
import styles from './bill.module.css';
import { BillCoupons } from './bill-coupons.tsx';
import { BillDishes } from './bill-dishes.tsx';
import { SeenQuestion } from './seen-question.tsx';
import { ShareRow } from './share-row.tsx';
import { TakeBackQuestion } from './take-back-question.tsx';
import { useBill } from './use-bill.ts';

interface BillPartProps {
  readonly storeId: number;
  /** the sitting */
  readonly id: string;
  /** managers and owners */
  readonly mayTakeBack: boolean;
  readonly onCash: () => void;
}

/** [TB57] [TB62] The bill of a party: who has paid, the amount still open, and the cash taken for it. */
export function BillPart({ storeId, id, mayTakeBack, onCash }: BillPartProps) {
  const say = useSay();
  const { currency } = useBoardPlace();
  const { me } = useShift();
  const { show } = useSheet();
  const { data: bill, error } = useBill(storeId, id, currency);
  const [asked, setAsked] = useState<{ readonly back?: SeenBillShare; readonly seen?: SeenBillShare }>({});
  const done = () => setAsked({});
  if (!bill)
    return error ? (
      <p role="alert" className={styles.note}>
        {say('bill.failed')}
      </p>
    ) : (
      <Skeleton shape="card" height="7rem" />
    );
  const row = (words: string, amount: number, strong = false) => (
    <div className={strong ? 'strong' : undefined}>
      <dt>{words}</dt>
      <dd>
        <Price amount={amount} currency={currency} />
      </dd>
    </div>
  );
  const roundForCode = may(me.role, 'editOrders') ? largestRoundWithoutCode(bill) : null;
  // nobody holds them any more: the money may be on its way all the same
  const late = bill.shares.filter(({ state, reference }) => state === 'free' && reference !== null);
  const rowOf = (share: SeenBillShare) => (
    <ShareRow
      key={share.id}
      share={share}
      onTakeBack={
        mayTakeBack && share.way !== null && share.state === 'paid'
          ? () => setAsked({ back: share })
          : undefined
      }
      onSeen={() => setAsked({ seen: share })}
    />
  );
  return (
    <section className={styles.bill} aria-label={say('bill.title')}>
      <h3 className="strong">{say('bill.title')}</h3>
      <dl className={styles.sums}>
        {row(say('bill.total'), bill.total)}
        {row(say('bill.paid'), bill.paid)}
        {bill.held > 0 ? row(say('bill.held'), bill.held) : null}
        {row(say('bill.remainder'), bill.remainder, true)}
        {bill.refundDue > 0 ? row(say('bill.due'), bill.refundDue) : null}
      </dl>
      <BillCoupons bill={bill} />
      {bill.lines.length > 0 ? <BillDishes bill={bill} /> : null}
      <Shares shares={bill.shares.filter(({ state }) => state !== 'free')} rowOf={rowOf} />
      {late.length > 0 ? (
        <details className={styles.late}>
          <summary>{say('bill.late', { n: late.length })}</summary>
          <Shares shares={late} rowOf={rowOf} />
        </details>
      ) : null}
      {roundForCode ? (
        <Button kind="soft" block onClick={() => show('code', roundForCode, { instead: true })}>
          <TicketPercent aria-hidden="true" />
          {say('code.enter')}
        </Button>
      ) : null}
      {bill.remainder + bill.held > 0 ? (
        <Button block onClick={onCash}>
          <Banknote aria-hidden="true" />
          {say('bill.cash')}
        </Button>
      ) : null}
      {asked.back ? (
        <TakeBackQuestion party={{ storeId, id, currency }} share={asked.back} onDone={done} />
      ) : null}
      {asked.seen ? (
        <SeenQuestion party={{ storeId, id, currency }} share={asked.seen} onDone={done} />
      ) : null}
    </section>
  );
}

interface SharesProps {
  readonly shares: readonly SeenBillShare[];
  readonly rowOf: (share: SeenBillShare) => ReactNode;
}

const Shares = ({ shares, rowOf }: SharesProps) =>
  shares.length > 0 ? <ul className={styles.shares}>{shares.map(rowOf)}</ul> : null;
