import { useWords } from '@mam/client/i18n.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Field, Input } from '@mam/ui/control/field.tsx';
import { EmptyState } from '@mam/ui/empty-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { phoneWord } from '../../address/phone-word.ts';
import { siteSettings } from '../../data/site.ts';
import { persist } from '../../device/persisted.ts';
import { promotionWords } from '../../words/areas.ts';
import styles from './promotion.module.css';
import { ownVouchersQuery } from './promotion-queries.ts';
import type { Member } from './use-member.ts';
import { VoucherList } from './voucher-list.tsx';
import { VouchersLoading } from './vouchers-loading.tsx';
import { VouchersLost } from './vouchers-lost.tsx';

interface OwnVouchersProps {
  readonly member: Member;
  readonly store: Store;
  readonly onApply: ((code: string) => void) | undefined;
  readonly onProve: () => void;
}

/** [VO15] The vouchers of the diner's number, once it is typed and proved. */
export function OwnVouchers({ member, ...rest }: OwnVouchersProps) {
  const [changes, setChanges] = useState(false);
  if (member.phone === '' || changes)
    return <PhoneAsker phone={member.phone} onDone={() => setChanges(false)} />;
  return <Listed member={member} {...rest} onChange={() => setChanges(true)} />;
}

function Listed({
  member: { phone, unproved },
  store,
  onApply,
  onProve,
  onChange,
}: OwnVouchersProps & { readonly onChange: () => void }) {
  const say = useWords(promotionWords);
  const { data, error, refetch } = useQuery(ownVouchersQuery(store, phone));
  const change = (
    <Button kind="quiet" size="small" onClick={onChange}>
      {say('phone_change')}
    </Button>
  );
  if (!data) return error ? <VouchersLost fault={error} retry={refetch} /> : <VouchersLoading />;
  if (unproved || data.isProofNeeded) return <ToProve phone={phone} onProve={onProve} below={change} />;
  if (data.cards.length === 0)
    return (
      <EmptyState title={say('none_user')} actions={change}>
        {say('none_user_text')}
      </EmptyState>
    );
  return (
    <>
      <VoucherList cards={data.cards} store={store} onApply={onApply} />
      <p className={styles.whose}>
        {phone} {change}
      </p>
    </>
  );
}

interface ToProveProps {
  readonly phone: string;
  readonly onProve: () => void;
  readonly below?: ReactNode;
}

/** Nothing of a number is shown before it is proved; where no codes can be sent the counter proves it. */
export function ToProve({ phone, onProve, below }: ToProveProps) {
  const say = useWords(promotionWords);
  const site = useQuery({ queryKey: ['site'], queryFn: siteSettings });
  const sends = site.data?.phone_codes ?? true;
  return (
    <EmptyState
      title={say('prove_title', { phone })}
      actions={
        <>
          {sends ? (
            <Button kind="primary" size="big" aria-haspopup="dialog" onClick={onProve}>
              {say('prove')}
            </Button>
          ) : null}
          {below}
        </>
      }
    >
      {say(sends ? 'prove_text' : 'prove_counter')}
    </EmptyState>
  );
}

/** The number is kept as the diner's own. */
function PhoneAsker({ phone, onDone }: { readonly phone: string; readonly onDone: () => void }) {
  const say = useWords(promotionWords);
  const [typed, setTyped] = useState(phone);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = phoneWord(typed);
    if (wrong) return setProblem(say(wrong));
    persist('user', { phone: typed.trim() });
    onDone();
  };
  return (
    <form className={styles.asker} onSubmit={submit}>
      <Field label={say('phone')} hint={say('phone_text')} problem={problem}>
        {(wiring) => (
          <Input
            {...wiring}
            type="tel"
            autoComplete="tel"
            maxLength={40}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setProblem(null);
            }}
          />
        )}
      </Field>
      <Button kind="primary" size="big" type="submit">
        {say('phone_go')}
      </Button>
    </form>
  );
}
