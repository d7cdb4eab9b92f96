import { may } from '@mam/domain/staff/roles.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { isEnter } from '@mam/ui/control/composing.ts';
import { Avatar } from '@mam/ui/picture/avatar.tsx';
import { Delete, Phone, UserPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNearClock } from '../../store/board-place.ts';
import { useShift } from '../../store/shift.tsx';
import { useTakingWords } from '../taking-words.ts';
import styles from './find-caller.module.css';
import { mayFind, useFoundCallers } from './use-callers.ts';

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const;
/** A number that somebody could be rung at. */
const FEWEST_OF_NUMBER = 8;

interface FindCallerProps {
  readonly onKnown: (code: string, name: string) => void;
  /** nobody is known by that: a number or a name that was typed, or nothing */
  readonly onNew: (typed: { readonly name: string; readonly phone: string }) => void;
}

/** The question of who calls, by last digits or a name; may be skipped and filled in later. */
export function FindCaller({ onKnown, onNew }: FindCallerProps) {
  const say = useTakingWords();
  const { me, storeId } = useShift();
  const nearClock = useNearClock();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const searches = may(me.role, 'readPhones');
  const { found, isFailed } = useFoundCallers(storeId, typed, searches);
  const callers = found?.callers ?? [];
  const framed = Math.min(at, Math.max(0, callers.length - 1));
  const digits = typed.replace(/\D/g, '');
  const isNumber = digits !== '' && !/\p{L}/u.test(typed);
  const type = (text: string) => {
    setTyped(text);
    setAt(0);
  };
  const choose = (index: number) => {
    const caller = callers[index];
    if (caller) onKnown(caller.code, caller.name);
  };
  const asNew = () =>
    onNew({
      name: isNumber ? '' : typed.trim(),
      phone: isNumber && digits.length >= FEWEST_OF_NUMBER ? typed.trim() : '',
    });
  return (
    <section className={styles.find} aria-label={say('caller')}>
      <h2 className="d d30">{say('caller.who')}</h2>
      <p className="muted">{say(searches ? 'caller.whoHint' : 'caller.whoHintTyped')}</p>
      <div className={styles.field}>
        <Phone aria-hidden="true" />
        <input
          ref={field}
          value={typed}
          aria-label={say(searches ? 'caller.find' : 'caller.type')}
          autoComplete="off"
          maxLength={60}
          onChange={({ target }) => type(target.value)}
          onKeyDown={(event) => {
            const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
            if (step && callers.length > 0) {
              event.preventDefault();
              setAt((framed + step + callers.length) % callers.length);
            }
            if (event.key === 'Escape') type('');
            if (isEnter(event)) callers.length > 0 ? choose(framed) : asNew();
          }}
        />
        {typed ? (
          <button type="button" aria-label={say('caller.erase')} onClick={() => type(typed.slice(0, -1))}>
            <Delete aria-hidden="true" />
          </button>
        ) : null}
      </div>
      <p className="vh" role="status">
        {found ? say('caller.found', { count: callers.length }) : ''}
      </p>
      {callers.length > 0 ? (
        <ul className={classNames('card', styles.found)}>
          {callers.map(({ code, name, phone, orders, lastAt }, index) => (
            <li key={code}>
              <button
                type="button"
                className={classNames(styles.caller, index === framed && styles.framed)}
                onClick={() => choose(index)}
              >
                <Avatar uid={phone} name={name} className={styles.avatar} />
                <span className={styles.who}>
                  <b>{name || say('caller.nameless')}</b>
                  <span className="num">{phone}</span>
                </span>
                <span className={styles.orders}>
                  {say('caller.orders', { count: orders })}
                  <br />
                  {nearClock(lastAt)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {found?.more ? <p className="small muted">{say('caller.more')}</p> : null}
      {isFailed ? <p className={styles.note}>{say('caller.notFoundNow')}</p> : null}
      {found && callers.length === 0 && mayFind(typed) ? (
        <p className={styles.note}>{say('caller.unknown')}</p>
      ) : null}
      <fieldset className={styles.keys} aria-label={say('caller.digits')}>
        {KEYS.map((key) => (
          <button key={key} type="button" className={styles.key} onClick={() => type(typed + key)}>
            {key}
          </button>
        ))}
        <button type="button" className={styles.name} onClick={() => field.current?.focus()}>
          {say('caller.typeName')}
        </button>
      </fieldset>
      <div className={styles.ways}>
        <Button block onClick={asNew} blocked={typed === ''}>
          <UserPlus aria-hidden="true" />
          {say(isNumber || typed === '' ? 'caller.newNumber' : 'caller.newName')}
        </Button>
        <Button block kind="quiet" onClick={() => onNew({ name: '', phone: '' })}>
          {say('caller.skip')}
        </Button>
      </div>
    </section>
  );
}
