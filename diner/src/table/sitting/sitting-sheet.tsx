import { useWords } from '@mam/client/i18n.ts';
import { Link } from '@mam/client/router.tsx';
import { useDialog } from '@mam/client/use-dialog.ts';
import { statusGroup } from '@mam/domain/order/status.ts';
import type { Store } from '@mam/domain/store/store.ts';
import type {
  NamedGuest,
  SeatedGuest,
  SittingRound,
  SittingWithRounds,
} from '@mam/domain/table/seen-sitting.ts';
import { formatClock } from '@mam/domain/time/format-time.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Question } from '@mam/ui/dialog/question.tsx';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { Pill, type PillKind } from '@mam/ui/pill.tsx';
import { Price } from '@mam/ui/price.tsx';
import { useState } from 'react';
import { useLinks } from '../../start/use-place.ts';
import { sittingWords } from '../../words/areas.ts';
import { AnotherParty } from './another-party.tsx';
import { PutOutQuestion } from './put-out-question.tsx';
import type { SittingPlace } from './sit-down.ts';
import { answerGuest, leaveSitting } from './sit-down.ts';
import styles from './sitting-sheet.module.css';

interface SittingSheetProps {
  readonly place: SittingPlace;
  readonly sitting: SittingWithRounds;
  readonly onClose: () => void;
}

/** [TB49] The guests at the table and everybody's orders; the first phone shows the digits [TB45]. */
export function SittingSheet({ place, sitting, onClose }: SittingSheetProps) {
  const say = useWords(sittingWords);
  const leaving = useDialog('leave');
  const [asked, setAsked] = useState<SeatedGuest | null>(null);
  const { tables, guests, rounds, digits } = sitting;
  const go = async () => {
    leaving.close();
    const failed = await leaveSitting(place.code, sitting.id);
    if (failed !== null) showToast(failed, { urgent: true });
  };
  return (
    <Sheet title={say('title', { tables: tables.join(' + ') })} onClose={onClose}>
      {digits === null ? null : <Digits digits={digits} />}
      <h3 className={styles.head}>{say('who')}</h3>
      <ul className={styles.guests}>
        {guests.map((guest) => (
          <li key={guest.id}>
            <span className="grow">{guest.name || say('nameless')}</span>
            {guest.isFirst ? <Pill>{say('first')}</Pill> : null}
            {guest.isYou ? <Pill kind="brand">{say('you')}</Pill> : null}
            {guest.mayBePutOut ? (
              <Button
                size="small"
                kind="quiet"
                aria-label={say('put_out_of', { name: guest.name || say('nameless') })}
                onClick={() => setAsked(guest)}
              >
                {say('put_out')}
              </Button>
            ) : null}
          </li>
        ))}
        {sitting.putOut.map((guest) => (
          <li key={guest.id} className="muted">
            <span className="grow">{guest.name || say('nameless')}</span>
            <Pill>{say('was_put_out')}</Pill>
            {sitting.isFirst ? <LetIn code={place.code} sitting={sitting.id} guest={guest} /> : null}
          </li>
        ))}
      </ul>
      <h3 className={styles.head}>{say('ordered')}</h3>
      {rounds.length === 0 ? <p className="muted">{say('nothing_ordered')}</p> : null}
      <ol className="stack">
        {rounds.map((round) => (
          <li key={round.code}>
            <RoundCard round={round} store={place.store} />
          </li>
        ))}
      </ol>
      {sitting.isSeen || guests.length < 2 ? null : <AnotherParty place={place} others={sitting.id} />}
      <Button kind="quiet" block className={styles.leave} onClick={leaving.show}>
        {say('leave')}
      </Button>
      {leaving.open ? (
        <Question
          danger
          title={say('leave_title')}
          cancel={say('stay')}
          confirm={say('leave')}
          onCancel={leaving.close}
          onConfirm={() => void go()}
        >
          {say('leave_text')}
        </Question>
      ) : null}
      {asked ? (
        <PutOutQuestion code={place.code} sitting={sitting.id} guest={asked} onClose={() => setAsked(null)} />
      ) : null}
    </Sheet>
  );
}

interface LetInProps {
  readonly code: string;
  readonly sitting: string;
  readonly guest: NamedGuest;
}

/** [TB88] The first phone lets somebody in again who was put out. */
function LetIn({ code, sitting, guest }: LetInProps) {
  const say = useWords(sittingWords);
  const [busy, setBusy] = useState(false);
  const letIn = async () => {
    setBusy(true);
    const failed = await answerGuest(code, sitting, guest.id, true);
    setBusy(false);
    if (failed !== null) showToast(failed, { urgent: true });
  };
  const name = guest.name || say('nameless');
  return (
    <Button size="small" busy={busy} aria-label={say('yes_of', { name })} onClick={() => void letIn()}>
      {say('yes')}
    </Button>
  );
}

/** Read out one by one. */
function Digits({ digits }: { readonly digits: string }) {
  const say = useWords(sittingWords);
  return (
    <div className={styles.digits}>
      <p className="small">{say('own_digits')}</p>
      <p className="d d52 num">
        <span aria-hidden="true">{digits}</span>
        <span className="vh">{[...digits].join(' ')}</span>
      </p>
      <p className="small muted">{say('own_digits_text')}</p>
    </div>
  );
}

type State = 'waiting' | 'cooking' | 'brought' | 'cancelled';

const STATES: Readonly<Partial<Record<ReturnType<typeof statusGroup>, State>>> = {
  WAIT_PAYMENT: 'waiting',
  PENDING: 'waiting',
  COMPLETED: 'brought',
  CANCELED: 'cancelled',
};

const LOOKS: Readonly<Record<State, PillKind>> = {
  waiting: 'warn',
  cooking: 'info',
  brought: 'good',
  cancelled: 'bad',
};

/** One round; its page is for the guest who ordered it. */
function RoundCard({ round, store }: { readonly round: SittingRound; readonly store: Store }) {
  const say = useWords(sittingWords);
  const links = useLinks();
  const { code, hash, name, lines, discount, total } = round;
  const state = STATES[statusGroup(round.status)] ?? 'cooking';
  // the rows shown must add up to the total
  const items = lines.reduce((sum, { amount }) => sum + amount, 0);
  const fees = total - items + discount;
  const time = formatClock(wallTime(round.createdAt, store.zone));
  return (
    <article className={styles.round} aria-label={say('round_of', { name, code })}>
      <header>
        <span className="grow">
          <b>{name}</b> <span className="small muted num">{time}</span>
        </span>
        <Pill kind={LOOKS[state]}>{say(state)}</Pill>
      </header>
      <ul>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of an order stay as they are
          <li key={index}>
            <span className="grow">
              <span className="num">{line.quantity}×</span> {line.name}
              {line.details.length > 0 ? <small>{line.details.join(', ')}</small> : null}
              {line.note ? <small>“{line.note}”</small> : null}
            </span>
            <Price amount={line.amount} currency={store.currency} />
          </li>
        ))}
        {discount === 0 ? null : (
          <li>
            <span className="grow muted">{say('discount')}</span>
            <Price amount={-discount} currency={store.currency} />
          </li>
        )}
        {fees === 0 ? null : (
          <li>
            <span className="grow muted">{say('fees')}</span>
            <Price amount={fees} currency={store.currency} />
          </li>
        )}
      </ul>
      <footer>
        {hash === null ? (
          <span className="grow" />
        ) : (
          <span className="grow">
            <Link to={links('/order/detail', { order_hash: hash })} className={styles.whole}>
              {say('whole')}
            </Link>
          </span>
        )}
        <span className="small muted">{say('sum')}</span>
        <Price amount={total} currency={store.currency} className="strong" />
      </footer>
    </article>
  );
}
