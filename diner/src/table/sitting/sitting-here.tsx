import { useWords } from '@mam/client/i18n.ts';
import { screen } from '@mam/client/lazy-screen.ts';
import { type AddressedDialog, useDialog } from '@mam/client/use-dialog.ts';
import type { Minor } from '@mam/domain/money/currency.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import { statusGroup } from '@mam/domain/order/status.ts';
import type { NamedGuest, SeenSitting, SittingWithRounds } from '@mam/domain/table/seen-sitting.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { ListRow } from '@mam/ui/list-row.tsx';
import { Armchair, DoorOpen, ReceiptText, Users } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { usePersisted } from '../../device/persisted.ts';
import { billWords, payingWords, paymentWords, sittingWords } from '../../words/areas.ts';
import type { BillSheetProps } from '../bill/bill-sheet.tsx';
import { EnterSheet } from './enter-sheet.tsx';
import { JustCame } from './just-came.tsx';
import { useKeptSitting } from './kept-sitting.ts';
import { answerGuest, enter, nameToTell, type SittingPlace, tellName } from './sit-down.ts';
import { SitsElsewhere } from './sits-elsewhere.tsx';
import styles from './sitting-here.module.css';
import { SittingSheet } from './sitting-sheet.tsx';
import { type CurrentSitting, isPutOut, useSitting } from './use-sitting.ts';

// a file of its own: most who sit here have not asked for it yet
const bill = screen<BillSheetProps>(
  () => import('../bill/bill-sheet.tsx').then((m) => m.BillSheet),
  [billWords, payingWords, paymentWords],
);

/** [TB49] The guests at this table, or the way to be among them. */
export function SittingHere(place: SittingPlace) {
  const say = useWords(sittingWords);
  const here = useSitting(place);
  const kept = useKeptSitting(place.code);
  const dialogs = { seated: useDialog('sitting'), enter: useDialog('enter'), bill: useDialog('table-bill') };
  const entered = dialogs.enter.open && here.at === 'in';
  const out = dialogs.seated.open && here.at !== 'in' && here.at !== 'nothing';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as there is nothing to ask any more
  useEffect(() => {
    if (entered) {
      dialogs.enter.close();
      showToast(say('entered'));
    }
    if (out) dialogs.seated.close();
  }, [entered, out]);
  if (here.at === 'nothing') return null;
  return (
    <section aria-label={say('here')} className={styles.here}>
      {here.at === 'in' ? (
        <Seated place={place} sitting={here.sitting} dialog={dialogs.seated} onBill={dialogs.bill.show} />
      ) : (
        <NotSeated place={place} here={here} onEnter={dialogs.enter.show} onBill={dialogs.bill.show} />
      )}
      {dialogs.bill.open && kept?.id ? (
        <Suspense>
          <bill.Screen
            id={kept.id}
            guests={here.at === 'in' ? here.sitting.guests.length : 0}
            currency={place.store.currency}
            onClose={dialogs.bill.close}
          />
        </Suspense>
      ) : null}
      {here.at === 'outside' && dialogs.enter.open ? (
        <EnterSheet place={place} state={here.state} others={here.others} onClose={dialogs.enter.close} />
      ) : null}
    </section>
  );
}

/** [TB90] A party that was set aside sits down with those who are there now, or begins anew. */
async function sitAgain(place: SittingPlace): Promise<void> {
  const failed = await enter(place);
  if (failed && failed.code !== 'SITTING_DIGITS_NEEDED') showToast(failed.message, { urgent: true });
}

type Elsewhere = Exclude<CurrentSitting, { at: 'nothing' | 'in' }>;

interface NotSeatedProps {
  readonly place: SittingPlace;
  readonly here: Elsewhere;
  readonly onEnter: () => void;
  readonly onBill: () => void;
}

function NotSeated({ place, here, onEnter, onBill }: NotSeatedProps) {
  const say = useWords(sittingWords);
  if (here.at === 'elsewhere') return <SitsElsewhere place={place} from={here.from} />;
  if (here.at === 'outside') {
    const isOut = isPutOut(here.state);
    const [value, detail] = isOut ? [say(here.state), say('out_text')] : [say('taken'), say(here.state)];
    return (
      <div role={isOut ? 'status' : undefined}>
        <ListRow lead={<DoorOpen />} value={value} detail={detail} onClick={onEnter} />
      </div>
    );
  }
  if (here.at === 'aside')
    return (
      <div role="status">
        <ListRow
          lead={<Armchair />}
          value={say('aside')}
          detail={say('aside_text')}
          onClick={() => void sitAgain(place)}
        />
        <ListRow lead={<ReceiptText />} value={say('bill')} onClick={onBill} />
      </div>
    );
  const words = here.at === 'moved' ? say('moved', { tables: here.tables.join(' + ') }) : say(here.at);
  return (
    <>
      <ListRow lead={<Armchair />} value={<span role="status">{words}</span>} detail={say('scan')} />
      {here.at === 'over' ? <ListRow lead={<ReceiptText />} value={say('bill')} onClick={onBill} /> : null}
    </>
  );
}

interface SeatedProps {
  readonly place: SittingPlace;
  readonly sitting: SittingWithRounds;
  readonly dialog: AddressedDialog;
  readonly onBill: () => void;
}

/** The table comes to its rounds that were not called off. */
const orderedSoFar = (rounds: SittingWithRounds['rounds']): Minor =>
  rounds
    .filter(({ status }) => statusGroup(status) !== 'CANCELED')
    .reduce((sum, { total }) => sum + total, 0);

function Seated({ place, sitting, dialog: { open, show, close }, onBill }: SeatedProps) {
  const say = useWords(sittingWords);
  const { guests, rounds, asking } = sitting;
  const { currency } = place.store;
  useNameTold(place, sitting);
  const names = guests.map(({ name, isYou }) => (isYou ? say('you') : name || say('nameless')));
  return (
    <>
      <ListRow
        lead={<Users />}
        value={say('people', { n: guests.length })}
        detail={[names.join(', '), rounds.length > 0 ? say('rounds', { n: rounds.length }) : '']
          .filter(Boolean)
          .join(' · ')}
        onClick={show}
      />
      {rounds.length > 0 ? (
        <ListRow
          lead={<ReceiptText />}
          value={say('bill')}
          detail={`${say('bill_sum', { amount: formatMoney(orderedSoFar(rounds), currency) })} · ${say('bill_text')}`}
          onClick={onBill}
        />
      ) : null}
      <JustCame code={place.code} sitting={sitting} />
      <div role="status">
        {asking.map((guest) => (
          <Asking key={guest.id} code={place.code} sitting={sitting} guest={guest} />
        ))}
      </div>
      {open ? <SittingSheet place={place} sitting={sitting} onClose={close} /> : null}
    </>
  );
}

/** [TB49] Tells the table a name that was said after its guest sat down. */
function useNameTold(place: SittingPlace, { id, guests }: SeenSitting): void {
  const name = nameToTell(usePersisted(({ user }) => user.name));
  const told = guests.find(({ isYou }) => isYou)?.name ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each name
  useEffect(() => {
    if (name !== '' && name !== told) void tellName(place, id);
  }, [id, name]);
}

interface AskingProps {
  readonly code: string;
  readonly sitting: SeenSitting;
  readonly guest: NamedGuest;
}

/** [TB45] Somebody who asks to be let in: yes or no, on the first phone alone. */
function Asking({ code, sitting, guest }: AskingProps) {
  const say = useWords(sittingWords);
  const [busy, setBusy] = useState(false);
  const name = guest.name || say('nameless');
  const answer = async (yes: boolean) => {
    if (busy) return;
    setBusy(true);
    const failed = await answerGuest(code, sitting.id, guest.id, yes);
    setBusy(false);
    if (failed !== null) showToast(failed, { urgent: true });
  };
  return (
    <div className={styles.asking}>
      <p>{say('asks', { name })}</p>
      <div className={styles.answers}>
        <Button busy={busy} aria-label={say('no_of', { name })} onClick={() => void answer(false)}>
          {say('no')}
        </Button>
        <Button
          kind="primary"
          busy={busy}
          aria-label={say('yes_of', { name })}
          onClick={() => void answer(true)}
        >
          {say('yes')}
        </Button>
      </div>
    </div>
  );
}
