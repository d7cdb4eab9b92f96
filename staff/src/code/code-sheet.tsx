import type { TriedOnOrder } from '@mam/contract/staff/code/lay-code-wire.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import type { BoardOrder } from '@mam/domain/staff/board.ts';
import { inCapitals, mayApply, voucherCode } from '@mam/domain/voucher/code.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Field, Input } from '@mam/ui/control/field.tsx';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { Price } from '@mam/ui/price.tsx';
import { Camera } from 'lucide-react';
import { useId, useState } from 'react';
import { useBoardPlace } from '../store/board-place.ts';
import { useSay } from '../words/words.ts';
import styles from './code-sheet.module.css';
import { canReadPictures, codeInPicture } from './read-picture.ts';
import { useLayCode } from './use-lay-code.ts';

interface CodeSheetProps {
  readonly order: BoardOrder;
  readonly onClose: () => void;
}

/** [VO22] A guest's voucher at the counter: typed or read, seen what it takes off, then laid on the order. */
export function CodeSheet({ order, onClose }: CodeSheetProps) {
  const say = useSay();
  const form = useId();
  const { currency } = useBoardPlace();
  const [typed, setTyped] = useState('');
  const { busy, tried, problem, check, lay, forget } = useLayCode(order, onClose);
  const ready = mayApply(typed) && voucherCode(typed) !== null;
  const type = (text: string) => {
    setTyped(inCapitals(text));
    forget();
  };
  const read = async (photo: File | undefined) => {
    const code = photo ? await codeInPicture(photo) : null;
    if (code === null) return showToast(say('code.unread'), { urgent: true });
    type(code);
    await check(code);
  };
  return (
    <Sheet
      title={say('code.title', { code: order.code })}
      detail={say('code.now', { amount: formatMoney(order.total, currency) })}
      onClose={onClose}
      footer={
        tried ? (
          <Button kind="primary" size="big" block busy={busy} onClick={() => void lay(tried.code)}>
            {tried.saved > 0
              ? say('code.lay', { amount: formatMoney(tried.saved, currency) })
              : say(tried.gifts.length > 0 ? 'code.layGift' : 'code.layCoupon')}
          </Button>
        ) : (
          <Button kind="primary" size="big" block type="submit" form={form} blocked={!ready} busy={busy}>
            {say('code.check')}
          </Button>
        )
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          if (ready) void check(typed);
        }}
      >
        <Field label={say('code.field')} hint={say('code.hint')} problem={problem ?? undefined}>
          {(wiring) => (
            <Input
              {...wiring}
              value={typed}
              maxLength={64}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={({ target }) => type(target.value)}
            />
          )}
        </Field>
      </form>
      {canReadPictures() ? <ReadByCamera onPhoto={(photo) => void read(photo)} /> : null}
      {tried ? <Preview tried={tried} before={order.total} /> : null}
    </Sheet>
  );
}

function ReadByCamera({ onPhoto }: { readonly onPhoto: (photo: File | undefined) => void }) {
  const say = useSay();
  return (
    <label className={styles.camera}>
      <Camera aria-hidden="true" />
      {say('code.camera')}
      <input
        type="file"
        accept="image/*"
        capture="environment"
        className="vh"
        onChange={({ target }) => {
          onPhoto(target.files?.[0]);
          target.value = '';
        }}
      />
    </label>
  );
}

/** The total as it was and as it would be. */
function Preview({ tried, before }: { readonly tried: TriedOnOrder; readonly before: number }) {
  const say = useSay();
  const { currency } = useBoardPlace();
  return (
    <div role="status" className={styles.preview}>
      <p className="strong">{tried.name}</p>
      {tried.gifts.map(({ name, quantity }) => (
        <p key={name}>{say('code.gift', { count: quantity, dish: name })}</p>
      ))}
      {tried.coupon ? <p>{say('bill.couponOff')}</p> : null}
      {tried.saved > 0 ? (
        <p className={styles.total}>
          <span>{say('code.then')}</span>
          <s className="muted num">{formatMoney(before, currency)}</s>
          <Price amount={tried.total} currency={currency} />
        </p>
      ) : null}
    </div>
  );
}
