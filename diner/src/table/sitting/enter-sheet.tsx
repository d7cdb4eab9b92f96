import { useWords } from '@mam/client/i18n.ts';
import { SITTING_DIGITS } from '@mam/domain/table/sitting.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Field, Input } from '@mam/ui/control/field.tsx';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { useState } from 'react';
import { sittingWords } from '../../words/areas.ts';
import { useNameFirst } from '../use-name-first.tsx';
import { AnotherParty } from './another-party.tsx';
import { MoveQuestion } from './move-question.tsx';
import { type CodedTable, type Entrance, enter } from './sit-down.ts';
import styles from './sitting-sheet.module.css';
import { isPutOut, type Outside } from './use-sitting.ts';

interface EnterSheetProps {
  readonly place: CodedTable;
  readonly state: Outside;
  /** [TB90] the others' sitting, where no staff has seen them; null = some have */
  readonly others: string | null;
  readonly onClose: () => void;
}

/** [TB45] [TB46] [TB47] Others sit here: in with their digits, or by asking the guest who came first. */
export function EnterSheet({ place, state, others, onClose }: EnterSheetProps) {
  const say = useWords(sittingWords);
  const [digits, setDigits] = useState('');
  const [busy, setBusy] = useState<keyof Entrance | null>(null);
  const [failed, setFailed] = useState<{ readonly at: keyof Entrance; readonly text: string } | null>(null);
  const [moving, setMoving] = useState<{ readonly from: string; readonly entrance: Entrance } | null>(null);
  const name = useNameFirst();
  const isOut = isPutOut(state);
  const send = async (at: keyof Entrance, entrance: Entrance) => {
    if (busy !== null) return;
    setBusy(at);
    const refused = await enter(place, entrance);
    setBusy(null);
    if (refused?.code === 'SITTING_ELSEWHERE')
      return setMoving({ from: String(refused.data.from), entrance });
    setMoving(null);
    setFailed(refused && { at, text: refused.message });
    if (refused) setDigits('');
  };
  const problem = failed?.at === 'digits' ? failed.text : undefined;
  const whole = digits.length === SITTING_DIGITS;
  const ask = () => name.first(() => void send('asks', { asks: true }));
  return (
    <>
      <Sheet
        title={isOut ? say(state) : say('taken')}
        detail={isOut ? say('out_detail') : say('taken_text')}
        onClose={onClose}
      >
        <form
          className="stack"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (whole) void send('digits', { digits });
            else setFailed({ at: 'digits', text: say('all_digits') });
          }}
        >
          <Field label={say('digits')} hint={say('digits_hint')} problem={problem}>
            {(wiring) => (
              <Input
                {...wiring}
                className={styles.field}
                inputMode="numeric"
                autoComplete="off"
                enterKeyHint="go"
                value={digits}
                onChange={({ target }) => setDigits(target.value.replace(/\D/g, '').slice(0, SITTING_DIGITS))}
              />
            )}
          </Field>
          <Button type="submit" kind="primary" size="big" block busy={busy === 'digits'} blocked={!whole}>
            {say('enter')}
          </Button>
        </form>
        <div className={styles.ask}>
          <p role="status">{state === 'needed' || isOut ? say('or') : say(state)}</p>
          {failed?.at === 'asks' ? (
            <p role="alert" className={styles.failed}>
              {failed.text}
            </p>
          ) : null}
          {state === 'needed' || isOut ? (
            <Button size="big" block busy={busy === 'asks'} onClick={ask}>
              {say('ask')}
            </Button>
          ) : null}
        </div>
        {others === null ? null : <AnotherParty place={place} others={others} />}
      </Sheet>
      {moving ? (
        <MoveQuestion
          {...{ place, from: moving.from, busy: busy !== null }}
          onStay={() => setMoving(null)}
          onMove={() =>
            void send(moving.entrance.asks ? 'asks' : 'digits', { ...moving.entrance, moves: true })
          }
        />
      ) : null}
      {name.asking}
    </>
  );
}
