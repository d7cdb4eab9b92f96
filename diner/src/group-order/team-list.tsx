import { useWords } from '@mam/client/i18n.ts';
import { useDialog } from '@mam/client/use-dialog.ts';
import { readSentLines } from '@mam/contract/checkout/sent-lines.ts';
import type { GroupOrderWire } from '@mam/contract/group-order/group-order.schema.ts';
import type { GroupCartLine, SessionWire } from '@mam/contract/group-order/session.schema.ts';
import { chosenAlike } from '@mam/domain/group-order/choose-alike.ts';
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
import { teamIn } from './team-in.ts';

interface TeamListProps {
  readonly wire: GroupOrderWire;
  readonly store: Store;
  /** with it the dishes of others can be chosen too */
  readonly menu?: Menu;
  /** every card shows its dishes from the start */
  readonly opened?: boolean;
}

export function TeamList({ wire, store, menu, opened = false }: TeamListProps) {
  const say = useWords(groupOrderWords);
  const dialog = useDialog('member');
  const [chosen, setChosen] = useState('');
  const team = teamIn(wire);
  const member = team.find(({ user_id: uid }) => uid === chosen);
  const manages = mayInGroupOrder('manage', wire.role, wire.state) === null;
  const act = (session: SessionWire) =>
    (session.made_by === '' ? manages && !session.is_owner : menu && fills(wire, session))
      ? () => {
          setChosen(session.user_id);
          dialog.show();
        }
      : null;
  const chooses = menu && mayInGroupOrder('change-cart', wire.role, wire.state) === null;
  // [GO18] a locked cart is asked about first, as for any other dish
  const alike = ({ cart }: SessionWire) =>
    chooses
      ? ({ Pr_Key: key, name }: GroupCartLine) => {
          const line = readSentLines(cart, menu).find((one) => one.key === key);
          if (line) addToCart(chosenAlike(line), name);
        }
      : null;
  return (
    <section className={styles.team} aria-label={say('team')}>
      {team.every(({ item_count: count }) => count === 0) ? (
        <EmptyState title={say('empty_title')}>{say('empty_text')}</EmptyState>
      ) : null}
      <ul className={styles.cards}>
        {team.map((session) => (
          <MemberCard
            key={session.user_id}
            session={session}
            store={store}
            own={session.user_id === wire.user_id}
            onActions={act(session)}
            opened={opened}
            maker={team.find(({ user_id: uid }) => uid === session.made_by)?.name ?? null}
            onAlike={session.user_id === wire.user_id ? null : alike(session)}
          />
        ))}
      </ul>
      {menu && addsGuests(wire) ? <AddGuest wire={wire} /> : null}
      {manages ? <Blocked wire={wire} /> : null}
      {dialog.open && member?.made_by && menu ? (
        <GuestSheet wire={wire} guest={member} shop={{ store, menu }} onClose={dialog.close} />
      ) : null}
      {dialog.open && member && !member.made_by ? (
        <MemberActions hash={wire.hash} member={member} onClose={dialog.close} />
      ) : null}
    </section>
  );
}

/** Those the owner does not want; they may be let in again. */
function Blocked({ wire }: { readonly wire: GroupOrderWire }) {
  const say = useWords(groupOrderWords);
  const banned = wire.sessions.filter(({ is_banned }) => is_banned);
  if (banned.length === 0) return null;
  return (
    <details className={styles.blocked}>
      <summary>{say('blocked', { n: banned.length })}</summary>
      <ul>
        {banned.map(({ user_id, name }) => (
          <li key={user_id}>
            <span className="grow">{name}</span>
            <Button
              kind="quiet"
              size="small"
              aria-label={say('unban_name', { name })}
              onClick={() => void manage(wire.hash, { action: 'un_ban', user_id })}
            >
              {say('unban')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
