import { useWords } from '@mam/client/i18n.ts';
import type { ChosenLine, GroupOrderSession } from '@mam/domain/group-order/group-order.ts';

import { isChoosingNow } from '@mam/domain/group-order/session.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { formatClock } from '@mam/domain/time/format-time.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { IconButton } from '@mam/ui/control/icon-button.tsx';
import { Avatar } from '@mam/ui/picture/avatar.tsx';
import { Dot, Pill } from '@mam/ui/pill.tsx';
import { Price } from '@mam/ui/price.tsx';
import {
  Check,
  ChevronDown,
  ChevronUp,
  Clock,
  CopyPlus,
  Crown,
  Ellipsis,
  Info,
  TriangleAlert,
} from 'lucide-react';
import { useState } from 'react';
import { useNow } from '../device/clock.ts';
import { groupOrderWords } from '../words/areas.ts';
import styles from './member-card.module.css';

interface MemberCardProps {
  readonly session: GroupOrderSession;
  readonly store: Store;
  /** it is the reader's own */
  readonly own: boolean;
  /** opens what the owner may do to them; null = nothing */
  readonly onActions: (() => void) | null;
  readonly opened?: boolean;
  /** the member who chooses for a guest without a phone; null = they have one */
  readonly maker?: string | null;
  /** [GO18] takes a dish of theirs into the reader's own cart; null = not now, or it is their own */
  readonly onAlike?: ((chosen: ChosenLine) => void) | null;
}

/** Somebody in the group order: who, how far, what. Nobody changes another's dishes. */
export function MemberCard({
  session,
  store,
  own,
  onActions,
  opened = false,
  maker = null,
  onAlike = null,
}: MemberCardProps) {
  const say = useWords(groupOrderWords);
  const { name, phone, itemCount: count } = session;
  const [said, setSaid] = useState<boolean | null>(null);
  // [GO15] everybody sees a dish that cannot be had without looking for it
  const open = said ?? (opened || session.cart.some(({ problem }) => problem !== null));
  const shown = own ? say('you', { name }) : name;
  const joined = formatClock(wallTime(session.joinedAt, store.zone));
  return (
    <li className={classNames('card', styles.card)}>
      <div className={styles.top}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the button beside it does the same */}
        <span onDoubleClick={onActions ?? undefined}>
          <Avatar uid={session.uid} name={name} />
        </span>
        <div className={styles.who}>
          <h3 className={styles.name}>
            {shown}
            {session.isOwner ? <Crown role="img" aria-label={say('is_owner')} /> : null}
          </h3>
          <div className={styles.states}>
            <State session={session} />
            {session.overLimit > 0 ? (
              <Pill kind="bad">
                <TriangleAlert />
                {say('over', {
                  over: formatMoney(session.overLimit, store.currency),
                })}
              </Pill>
            ) : null}
          </div>
          <p className={classNames('tiny muted', styles.facts)}>
            <span>
              {maker === null ? say('joined_at', { time: joined }) : say('guest_of', { name: maker })}
            </span>
            {phone && own ? <span>{phone}</span> : null}
            {phone && !own ? (
              <a
                href={`tel:${phone}`}
                className={styles.phone}
                aria-label={say('call_name', { name, phone })}
              >
                {phone}
              </a>
            ) : null}
          </p>
        </div>
        <div className={styles.sum}>
          <Price amount={session.amount} currency={store.currency} />
          <span className="tiny muted">{say('items', { n: count })}</span>
        </div>
        {onActions ? (
          <IconButton
            kind="ghost"
            label={say(maker === null ? 'actions_for' : 'guest_actions', { name })}
            aria-haspopup="dialog"
            onClick={onActions}
          >
            <Ellipsis />
          </IconButton>
        ) : null}
        {count > 0 ? (
          <IconButton
            kind="ghost"
            label={say(open ? 'hide_dishes' : 'show_dishes', { name })}
            aria-expanded={open}
            onClick={() => setSaid(!open)}
          >
            {open ? <ChevronUp /> : <ChevronDown />}
          </IconButton>
        ) : null}
      </div>
      {session.isNamedLikeBanned ? (
        <p className={classNames('small', styles.blocked)}>
          <TriangleAlert aria-hidden />
          {say('named_like_blocked')}
        </p>
      ) : null}
      <NotCounted session={session} />
      {open && count > 0 ? <Dishes session={session} store={store} onAlike={onAlike} /> : null}
    </li>
  );
}

const NOT_COUNTED = {
  NO_PHONE: 'not_counted_guest',
  NO_MEAL: 'not_counted_meal',
  SAME_PHONE: 'not_counted_phone',
} as const;

/** [GO45] Why they do not count for what so many people get; that somebody still chooses is seen. */
function NotCounted({ session: { notCounted: why } }: { readonly session: GroupOrderSession }) {
  const say = useWords(groupOrderWords);
  if (why === null || why === 'CHOOSING') return null;
  return (
    <p className={classNames('small muted', styles.uncounted)}>
      <Info aria-hidden />
      {say(NOT_COUNTED[why])}
    </p>
  );
}

function State({ session }: { readonly session: GroupOrderSession }) {
  const say = useWords(groupOrderWords);
  const now = useNow() ?? 0;
  if (session.status === 2)
    return (
      <Pill kind="good">
        <Check />
        {say('state_done')}
      </Pill>
    );
  if (isChoosingNow(session, now))
    return (
      <Pill kind="warn">
        <Dot live />
        {say('state_now')}
      </Pill>
    );
  return (
    <Pill>
      <Clock />
      {say(session.itemCount > 0 ? 'state_choosing' : 'state_empty')}
    </Pill>
  );
}

const PROBLEMS = {
  GONE: 'line_gone',
  SOLD_OUT: 'line_sold_out',
  NOT_AT_THIS_TIME: 'line_not_then',
  INVALID: 'line_invalid',
} as const;

function Dishes({
  session: { cart, name },
  store,
  onAlike,
}: Pick<MemberCardProps, 'session' | 'store'> & Required<Pick<MemberCardProps, 'onAlike'>>) {
  const say = useWords(groupOrderWords);
  return (
    <ul className={styles.dishes}>
      {cart.map((chosen) => {
        const { line, pictureUrl, name: dish, details, problem } = chosen;
        return (
          <li key={line.key}>
            {pictureUrl ? <img src={pictureUrl} alt="" loading="lazy" className={styles.picture} /> : null}
            <div className="grow">
              <p>
                <b>{line.quantity}×</b> {dish || say('line_gone')}
              </p>
              {details.length > 0 ? <p className="tiny muted">{details.join(', ')}</p> : null}
              {line.note ? <p className="tiny muted">{line.note}</p> : null}
              {problem ? <p className={styles.problem}>{say(PROBLEMS[problem])}</p> : null}
            </div>
            <Price amount={chosen.amount} currency={store.currency} />
            {onAlike && problem === null ? (
              <IconButton kind="ghost" label={say('alike', { dish, name })} onClick={() => onAlike(chosen)}>
                <CopyPlus />
              </IconButton>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
