import { useWords } from '@mam/client/i18n.ts';
import type { GuestCall } from '@mam/contract/table/call-staff.schema.ts';
import { NOTE_LENGTH } from '@mam/domain/contact/limits.ts';
import { cutText } from '@mam/domain/contact/text.ts';
import { CALL_KINDS, type CallKind, extraChoices, isEmptyCall } from '@mam/domain/table/call.ts';
import type { Table } from '@mam/domain/table/table-name.ts';
import bell from '@mam/ui/art/bellhop-bell.svg';
import opener from '@mam/ui/art/bottle-with-popping-cork.svg';
import chair from '@mam/ui/art/chair.svg';
import chopsticks from '@mam/ui/art/chopsticks.svg';
import receipt from '@mam/ui/art/receipt.svg';
import tissues from '@mam/ui/art/tissue-box.svg';
import { Button } from '@mam/ui/control/button.tsx';
import { Chip } from '@mam/ui/control/chip.tsx';
import { Field, TextArea } from '@mam/ui/control/field.tsx';
import { mendedText } from '@mam/ui/control/mended-text.ts';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { BellRing, Check } from 'lucide-react';
import { useState } from 'react';
import type { StoreMenu } from '../../menu/use-menu.ts';
import { callWords } from '../../words/areas.ts';
import styles from './call-sheet.module.css';
import { BILL, type CallStep, type StaffCallRequest } from './use-calling.ts';
import { callStage } from './use-guest-calls.ts';

const ART: Readonly<Record<CallKind, string>> = {
  PAYMENT: receipt,
  STAFF: bell,
  TISSUES: tissues,
  BOWLS: chopsticks,
  CHAIRS: chair,
  OPENER: opener,
};

export interface CallSheetProps {
  readonly here: StoreMenu;
  readonly table: Table;
  /** the bill alone: nothing to choose */
  readonly bill: boolean;
  readonly step: CallStep;
  /** calls of this guest, as the server knows them now */
  readonly calls: readonly GuestCall[];
  readonly onSend: (wish: StaffCallRequest) => void;
  readonly onClose: () => void;
}

/** Wishes a table may call for, then how far the call is. */
export function CallSheet({ here, table, bill, step, calls, onSend, onClose }: CallSheetProps) {
  const say = useWords(callWords);
  const title = table.kind === 'table' ? say('title', { number: table.number }) : say('title_counter');
  if (step.at === 'called')
    return (
      <Sheet
        title={bill ? say('bill_title') : title}
        onClose={onClose}
        footer={
          <Button size="big" block onClick={onClose}>
            {say('close')}
          </Button>
        }
      >
        <Called call={calls.find(({ id }) => id === step.id)} />
      </Sheet>
    );
  return bill ? (
    <Bill step={step} onSend={onSend} onClose={onClose} />
  ) : (
    <Choosing title={title} here={here} step={step} onSend={onSend} onClose={onClose} />
  );
}

/** Step 1: a call that is made, then seen, then somebody on the way. */
function Called({ call }: { readonly call: GuestCall | undefined }) {
  const say = useWords(callWords);
  const state = callStage(call);
  const word = { open: 'called', seen: 'seen', taken: 'coming', answered: 'answered' } as const;
  const text = {
    open: 'called_text',
    seen: 'seen_text',
    taken: 'coming_text',
    answered: 'answered_text',
  } as const;
  return (
    <div className={styles.called} role="status">
      <img src={bell} alt="" />
      <p className="d d24">{say(word[state], { name: call?.by ?? '' })}</p>
      <p className="muted">{say(text[state])}</p>
    </div>
  );
}

type StepProps = Pick<CallSheetProps, 'step' | 'onSend' | 'onClose'>;

const failureOf = (step: CallStep) => (step.at === 'asking' ? step.failed : null);

function Failure({ step }: Pick<StepProps, 'step'>) {
  const failed = failureOf(step);
  return <div role="alert">{failed === null ? null : <p className={styles.failed}>{failed}</p>}</div>;
}

/** The bill is sent by the press that opened this; what could not be sent is sent again here. */
function Bill({ step, onSend, onClose }: StepProps) {
  const say = useWords(callWords);
  const sending = step.at === 'sending';
  return (
    <Sheet
      title={say('bill_title')}
      onClose={onClose}
      footer={
        <Button kind="primary" size="big" block busy={sending} onClick={() => onSend(BILL)}>
          <BellRing aria-hidden="true" />
          {say(sending ? 'sending' : 'bill_send')}
        </Button>
      }
    >
      <Failure step={step} />
      <div className={styles.called}>
        <img src={receipt} alt="" />
      </div>
    </Sheet>
  );
}

interface ChoosingProps extends StepProps, Pick<CallSheetProps, 'here'> {
  readonly title: string;
}

function Choosing({ title, here, step, onSend, onClose }: ChoosingProps) {
  const say = useWords(callWords);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [note, setNote] = useState('');
  const [pressed, setPressed] = useState(false);
  const extras = extraChoices(here.store, here.menu);
  // a choice that was taken off the menu meanwhile is chosen no more
  const choices = chosen.filter((choice) => choice in ART || extras.includes(choice));
  const empty = isEmptyCall({ choices, note });
  const toggle = (choice: string) => {
    setPressed(false);
    setChosen(choices.includes(choice) ? choices.filter((one) => one !== choice) : [...choices, choice]);
  };
  const sending = step.at === 'sending';
  const send = () => {
    setPressed(true);
    if (!empty) onSend({ choices, note });
  };
  return (
    <Sheet
      title={title}
      onClose={onClose}
      footer={
        <Button kind="primary" size="big" block busy={sending} blocked={empty} onClick={send}>
          <BellRing aria-hidden="true" />
          {say(sending ? 'sending' : 'send')}
        </Button>
      }
    >
      <Failure step={step} />
      <fieldset className={styles.choices}>
        <legend className="vh">{say('choices')}</legend>
        {CALL_KINDS.map((kind) => (
          <button
            key={kind}
            type="button"
            className={styles.choice}
            aria-pressed={choices.includes(kind)}
            onClick={() => toggle(kind)}
          >
            <img src={ART[kind]} alt="" />
            <span>{say(kind)}</span>
            <Check aria-hidden="true" className={styles.check} />
          </button>
        ))}
      </fieldset>
      {extras.length > 0 ? (
        <fieldset className={styles.extras}>
          <legend className="vh">{say('extras')}</legend>
          {extras.map((extra) => (
            <Chip key={extra} pressed={choices.includes(extra)} onClick={() => toggle(extra)}>
              {extra}
            </Chip>
          ))}
        </fieldset>
      ) : null}
      <Field label={say('note')} problem={pressed && empty ? say('choose_first') : undefined}>
        {(wiring) => (
          <TextArea
            {...wiring}
            value={note}
            placeholder={say('note_example')}
            {...mendedText(
              (text) => cutText(text, NOTE_LENGTH),
              (written) => {
                setPressed(false);
                setNote(written);
              },
            )}
          />
        )}
      </Field>
    </Sheet>
  );
}
