import { useWords } from '@mam/client/i18n.ts';
import { useDialog } from '@mam/client/use-dialog.ts';
import { chosenAlike } from '@mam/domain/group-order/choose-alike.ts';
import {
  type ChosenLine,
  type GroupOrder,
  type GroupOrderSession,
  teamIn,
} from '@mam/domain/group-order/group-order.ts';
import { mayInGroupOrder } from '@mam/domain/group-order/may.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { EmptyState } from '@mam/ui/empty-state.tsx';
import { useState } from 'react';
import { addToCart } from '../cart/cart-actions.ts';
import { groupOrderWords } from '../words/areas.ts';
import { AddGuest } from './add-guest.tsx';
import styles from './group-page.module.css';
import { GuestSheet } from './guest-sheet.tsx';
import { MemberActions } from './member-actions.tsx';
import { MemberCard } from './member-card.tsx';
import { manage } from './sync/group-order-calls.ts';
import { addsGuests, fills } from './sync/guest-calls.ts';

interface TeamListProps {
  readonly groupOrder: GroupOrder;
  readonly store: Store;
  /** with it the dishes of others can be chosen too */
  readonly menu?: Menu;
  /** every card shows its dishes from the start */
  readonly opened?: boolean;
}

export function TeamList({ groupOrder, store, menu, opened = false }: TeamListProps) {
  const say = useWords(groupOrderWords);
  const dialog = useDialog('member');
  const [chosen, setChosen] = useState('');
  const team = teamIn(groupOrder);
  const member = team.find(({ uid }) => uid === chosen);
  const manages = mayInGroupOrder('manage', groupOrder.role, groupOrder.state) === null;
  const act = (session: GroupOrderSession) =>
    (session.madeBy === null ? manages && !session.isOwner : menu && fills(groupOrder, session))
      ? () => {
          setChosen(session.uid);
          dialog.show();
        }
      : null;
  const chooses = menu && mayInGroupOrder('change-cart', groupOrder.role, groupOrder.state) === null;
  // [GO18] a locked cart is asked about first, as for any other dish
  const alike = chooses ? ({ line, name }: ChosenLine) => addToCart(chosenAlike(line), name) : null;
  return (
    <section className={styles.team} aria-label={say('team')}>
      {team.every(({ itemCount: count }) => count === 0) ? (
        <EmptyState title={say('empty_title')}>{say('empty_text')}</EmptyState>
      ) : null}
      <ul className={styles.cards}>
        {team.map((session) => (
          <MemberCard
            key={session.uid}
            session={session}
            store={store}
            own={session.uid === groupOrder.readerUid}
            onActions={act(session)}
            opened={opened}
            maker={team.find(({ uid }) => uid === session.madeBy)?.name ?? null}
            onAlike={session.uid === groupOrder.readerUid ? null : alike}
          />
        ))}
      </ul>
      {menu && addsGuests(groupOrder) ? <AddGuest groupOrder={groupOrder} /> : null}
      {manages ? <Blocked groupOrder={groupOrder} /> : null}
      {dialog.open && member?.madeBy && menu ? (
        <GuestSheet groupOrder={groupOrder} guest={member} shop={{ store, menu }} onClose={dialog.close} />
      ) : null}
      {dialog.open && member && !member.madeBy ? (
        <MemberActions groupOrder={groupOrder} member={member} onClose={dialog.close} />
      ) : null}
    </section>
  );
}

/** Those the owner does not want; they may be let in again. */
function Blocked({ groupOrder }: { readonly groupOrder: GroupOrder }) {
  const say = useWords(groupOrderWords);
  const banned = groupOrder.sessions.filter(({ isBanned }) => isBanned);
  if (banned.length === 0) return null;
  return (
    <details className={styles.blocked}>
      <summary>{say('blocked', { n: banned.length })}</summary>
      <ul>
        {banned.map(({ uid, name }) => (
          <li key={uid}>
            <span className="grow">{name}</span>
            <Button
              kind="quiet"
              size="small"
              aria-label={say('unban_name', { name })}
              onClick={() => void manage(groupOrder, { action: 'un_ban', user_id: uid })}
            >
              {say('unban')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
