import { useWords } from '@mam/client/i18n.ts';
import { Link } from '@mam/client/router.tsx';
import type { Currency } from '@mam/domain/money/currency.ts';
import type { OrderPerson, PlacedGroupOrder } from '@mam/domain/order/order.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { buttonClass, textLinkClass } from '@mam/ui/control/button-class.ts';
import { Avatar } from '@mam/ui/picture/avatar.tsx';
import { Pill } from '@mam/ui/pill.tsx';
import { Price } from '@mam/ui/price.tsx';
import { Crown, Split } from 'lucide-react';
import { usePersisted } from '../device/persisted.ts';
import { useLinks } from '../start/use-place.ts';
import { splitWords } from '../words/areas.ts';
import styles from './order-team.module.css';

interface OrderTeamProps {
  readonly together: PlacedGroupOrder;
  readonly hash: string;
  readonly currency: Currency;
}

/** [GO19] The order by person, oneself first; and the way to the shares. */
export function OrderTeam({ together: { people }, hash, currency }: OrderTeamProps) {
  const say = useWords(splitWords);
  const links = useLinks();
  return (
    <section className={`card pad ${styles.team}`}>
      <h2 className="d d20">{say('team', { n: people.length })}</h2>
      <ul>
        {people.map((person, at) => (
          <Somebody key={person.uid} person={person} own={at === 0} currency={currency} />
        ))}
      </ul>
      {people.length > 1 ? (
        <Link
          to={links('/order/split-bill', { order_hash: hash })}
          className={buttonClass({ kind: 'soft', block: true })}
        >
          <Split />
          {say('split')}
        </Link>
      ) : null}
    </section>
  );
}

interface SomebodyProps {
  readonly person: OrderPerson;
  readonly own: boolean;
  readonly currency: Currency;
}

function Somebody({ person, own, currency }: SomebodyProps) {
  const links = useLinks();
  const inCart = usePersisted(({ cart }) => cart.lines.length > 0);
  const { uid, name, owner, lines, dishes, itemCount, leftBehind, leftOut } = person;
  const say = useWords(splitWords);
  return (
    <li className={styles.person}>
      <div className={styles.top}>
        <Avatar uid={uid} name={name} />
        <div className="grow">
          <h3 className={styles.name}>
            {own ? say('you', { name }) : name || say('erased')}
            {owner ? <Crown role="img" aria-label={say('is_owner')} /> : null}
          </h3>
          {leftOut ? (
            <Pill kind="warn">{say('left_out')}</Pill>
          ) : itemCount > 0 || leftBehind === 0 ? (
            <p className="small muted">{say('items', { n: itemCount })}</p>
          ) : null}
          {leftBehind > 0 ? <Pill kind="warn">{say('left_behind', { n: leftBehind })}</Pill> : null}
        </div>
        {leftOut ? null : <Price amount={dishes} currency={currency} className="strong" />}
      </div>
      {lines.length > 0 ? (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line.key}>
              <div className="grow">
                <p>
                  <span className="num muted">{line.quantity}×</span> {line.name}
                </p>
                {line.details.length > 0 ? <p className="small muted">{line.details.join(', ')}</p> : null}
                {line.note ? <p className={styles.note}>{line.note}</p> : null}
              </div>
              {line.kind === 'gift' ? (
                <span className="small muted">{say('gift')}</span>
              ) : (
                <Price amount={line.amount} currency={currency} />
              )}
            </li>
          ))}
        </ul>
      ) : null}
      {own && leftBehind > 0 && inCart ? (
        <p className={classNames('small', styles.behind)}>
          {say('left_behind_cart')}{' '}
          <Link to={links('/cart')} className={textLinkClass('small')}>
            {say('to_cart')}
          </Link>
        </p>
      ) : null}
    </li>
  );
}
