import type { Refused } from '@mam/client/call.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { ListRow } from '@mam/ui/list-row.tsx';
import { LogOut, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { sayRefusal } from '../data/queries.ts';
import { useSheet } from '../device/sheet-address.ts';
import { useShift } from '../store/shift.tsx';
import { useSay } from '../words/words.ts';
import { PasswordField } from './password-field.tsx';
import { SHORTEST_PASSWORD } from './person-form.ts';
import styles from './person-sheet.module.css';
import { changeOwnPassword, type OwnPasswordCode, signOutEverywhere } from './session.ts';

/** One's own password, the code of signing in, and the way out on every device. */
export function AccountSheet({ onClose }: { readonly onClose: () => void }) {
  const say = useSay();
  // null = two-step sign-in is off
  const left = useShift().me.recovery_codes_left;
  const { show } = useSheet();
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [refused, setRefused] = useState<Refused<OwnPasswordCode> | null>(null);
  const [busy, setBusy] = useState(false);
  const gap = !current ? 'current' : password.length < SHORTEST_PASSWORD ? 'new' : null;
  const change = async () => {
    if (gap || busy) return;
    setBusy(true);
    const no = await changeOwnPassword({ current, password });
    setBusy(false);
    if (no) return setRefused(no);
    showToast(say('account.changed'));
    onClose();
  };
  const leave = async () => {
    const no = await signOutEverywhere();
    if (no) sayRefusal(no);
  };
  const isNew = refused?.code === 'WEAK_PASSWORD';
  return (
    <Sheet
      title={say('account.title')}
      onClose={onClose}
      footer={
        <Button
          kind="primary"
          size="big"
          block
          blocked={gap !== null}
          busy={busy}
          onClick={() => void change()}
        >
          {say(gap ? `account.gap.${gap}` : 'account.change')}
        </Button>
      }
    >
      <div className={styles.form}>
        <PasswordField
          label={say('account.current')}
          autoComplete="current-password"
          problem={isNew ? undefined : refused?.message}
          value={current}
          onChange={(value) => {
            setCurrent(value);
            setRefused(null);
          }}
        />
        <PasswordField
          label={say('account.new')}
          hint={say('account.newHint')}
          autoComplete="new-password"
          problem={isNew ? refused.message : undefined}
          value={password}
          onChange={(value) => {
            setPassword(value);
            setRefused(null);
          }}
        />
        <ListRow
          lead={<ShieldCheck aria-hidden="true" />}
          value={say('totp.title')}
          detail={left === null ? say('totp.off') : say('totp.on', { left })}
          onClick={() => show('totp', '', { instead: true })}
        />
        <Button block onClick={() => void leave()}>
          <LogOut aria-hidden="true" />
          {say('account.everywhere')}
        </Button>
      </div>
    </Sheet>
  );
}
