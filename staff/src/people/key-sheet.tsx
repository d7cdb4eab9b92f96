import { KEY_SCOPES, type KeyScope } from '@mam/domain/staff/program-key.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { CheckRow, RowWords } from '@mam/ui/control/choice-row.tsx';
import { Field, Input } from '@mam/ui/control/field.tsx';
import { Tiles } from '@mam/ui/control/tiles.tsx';
import { copyText } from '@mam/ui/copy-text.ts';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { serverNow } from '../device/clock.ts';
import { useShift } from '../store/shift.tsx';
import { useSay } from '../words/words.ts';
import styles from './key-sheet.module.css';
import { addKey } from './use-keys.ts';

const DAY = 86_400;
/** 0 = it has no end */
const DAYS = [0, 30, 365] as const;

/** [SF35] A new key for a program: its name, what it may do and where, its end; then its secret, this once. */
export function KeySheet({ onClose }: { readonly onClose: () => void }) {
  const [secret, setSecret] = useState<string | null>(null);
  return secret === null ? (
    <Making onMade={setSecret} onClose={onClose} />
  ) : (
    <Made secret={secret} onClose={onClose} />
  );
}

interface MakingProps {
  readonly onMade: (secret: string) => void;
  readonly onClose: () => void;
}

function Making({ onMade, onClose }: MakingProps) {
  const say = useSay();
  const { me } = useShift();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly KeyScope[]>(KEY_SCOPES);
  /** null = all of them */
  const [stores, setStores] = useState<readonly number[] | null>(null);
  const [days, setDays] = useState<number>(365);
  const [refused, setRefused] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const gap =
    name.trim().length < 2 ? 'name' : scopes.length === 0 ? 'scope' : stores?.length === 0 ? 'store' : null;
  const add = async () => {
    if (gap || busy) return;
    setBusy(true);
    const end = days === 0 ? {} : { ends_at: Math.floor(serverNow() / 1000) + days * DAY };
    const made = await addKey({
      name: name.trim(),
      scopes: [...scopes],
      stores: [...(stores ?? [])],
      ...end,
    });
    setBusy(false);
    if (typeof made === 'string') onMade(made);
    else setRefused(made.message);
  };
  const toggle = <T,>(list: readonly T[], one: T, on: boolean) =>
    on ? [...list, one] : list.filter((each) => each !== one);
  return (
    <Sheet
      title={say('keys.add')}
      detail={say('keys.addHint')}
      onClose={onClose}
      footer={
        <Button kind="primary" size="big" block blocked={gap !== null} busy={busy} onClick={() => void add()}>
          {say(gap ? `keys.gap.${gap}` : 'keys.addNow')}
        </Button>
      }
    >
      <div className={styles.form}>
        <Field label={say('keys.name')} hint={say('keys.nameHint')} problem={refused ?? undefined}>
          {(wiring) => (
            <Input
              {...wiring}
              autoComplete="off"
              maxLength={40}
              value={name}
              onChange={(event) => {
                setName(event.target.value);
                setRefused(null);
              }}
            />
          )}
        </Field>
        <fieldset>
          <legend className={styles.label}>{say('keys.scopes')}</legend>
          {KEY_SCOPES.map((scope) => (
            <CheckRow
              key={scope}
              name={scope}
              checked={scopes.includes(scope)}
              onChange={(on) => setScopes(toggle(scopes, scope, on))}
            >
              <RowWords name={say(`keys.scope.${scope}`)} detail={say(`keys.scope.${scope}.hint`)} />
            </CheckRow>
          ))}
        </fieldset>
        {me.stores.length > 1 ? (
          <fieldset>
            <legend className={styles.label}>{say('people.stores')}</legend>
            <CheckRow name="all" checked={stores === null} onChange={(all) => setStores(all ? null : [])}>
              {say('people.allStores')}
            </CheckRow>
            {stores === null
              ? null
              : me.stores.map((store) => (
                  <CheckRow
                    key={store.id}
                    name={`store-${store.id}`}
                    checked={stores.includes(store.id)}
                    onChange={(on) => setStores(toggle(stores, store.id, on))}
                  >
                    {store.name}
                  </CheckRow>
                ))}
          </fieldset>
        ) : null}
        <div className={styles.end}>
          <p className={styles.label}>{say('keys.end')}</p>
          <Tiles
            label={say('keys.end')}
            choices={DAYS.map((value) => ({
              value,
              text: say(value === 0 ? 'keys.noEnd' : 'keys.days', { n: value }),
            }))}
            chosen={days}
            onChoose={setDays}
          />
        </div>
      </div>
    </Sheet>
  );
}

function Made({ secret, onClose }: { readonly secret: string; readonly onClose: () => void }) {
  const say = useSay();
  const copy = async () => {
    if (await copyText(secret)) showToast(say('keys.copied'));
  };
  return (
    <Sheet
      title={say('keys.made')}
      onClose={onClose}
      footer={
        <Button kind="primary" size="big" block onClick={onClose}>
          {say('keys.kept')}
        </Button>
      }
    >
      <div className={styles.form}>
        <p role="status">{say('keys.once')}</p>
        <p className={styles.secret}>{secret}</p>
        <Button block onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          {say('keys.copy')}
        </Button>
        <p className="small muted">{say('keys.how')}</p>
      </div>
    </Sheet>
  );
}
