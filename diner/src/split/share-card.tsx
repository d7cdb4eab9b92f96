import { useWords } from '@mam/client/i18n.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import type { OrderPerson, PlacedGroupOrder } from '@mam/domain/order/order.ts';
import { shareCode, shareReference } from '@mam/domain/split/pay-to.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { TickBox } from '@mam/ui/control/tick-box.tsx';
import { copyText } from '@mam/ui/copy-text.ts';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { Avatar } from '@mam/ui/picture/avatar.tsx';
import { QrPicture } from '@mam/ui/picture/qr-picture.tsx';
import { Pill } from '@mam/ui/pill.tsx';
import { Price } from '@mam/ui/price.tsx';
import { Check, Crown, Send, Share2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { splitWords } from '../words/areas.ts';
import styles from './split.module.css';

interface ShareCardProps {
  readonly person: OrderPerson;
  readonly currency: Currency;
  /** it is the reader's own */
  readonly own: boolean;
  /** [GO27] the member who chose for this guest without a phone; null = they had one */
  readonly maker: string | null;
  /** the box the owner ticks, or what others read; null = nothing is to be said of it */
  readonly state: ReactNode;
  /** how it is paid */
  readonly children?: ReactNode;
}

/** Somebody's share: who, what their dishes cost, what they pay, whether it has come. */
export function ShareCard({ person, currency, own, maker, state, children }: ShareCardProps) {
  const say = useWords(splitWords);
  const { uid, name, owner, dishes, share, paid, sent } = person;
  return (
    <li className={classNames('card', styles.card)}>
      <div className={styles.top}>
        <Avatar uid={uid} name={name} />
        <div className={styles.who}>
          <h2 className={styles.name}>
            {own ? say('you', { name }) : name || say('erased')}
            {maker ? <span className="small muted"> ({say('guest_of', { name: maker })})</span> : null}
            {owner ? <Crown role="img" aria-label={say('is_owner')} /> : null}
          </h2>
          <p className="small muted num">{say('dishes', { amount: formatMoney(dishes, currency) })}</p>
          {sent && !paid && !owner ? (
            <Pill kind="info">
              <Send />
              {say('sent')}
            </Pill>
          ) : null}
        </div>
        <div className={styles.end}>
          <Price
            amount={share}
            currency={currency}
            className={classNames(styles.share, paid && styles.paid)}
          />
          {state}
        </div>
      </div>
      {children}
    </li>
  );
}

interface TickProps {
  readonly name: string;
  readonly paid: boolean;
  /** part of it is there */
  readonly less: boolean;
  /** null = it is only read */
  readonly onTick: ((paid: boolean) => void) | null;
}

/** [SP5] Whether a share has come: the owner says it, everybody reads it. */
export function Tick({ name, paid, less, onTick }: TickProps) {
  const say = useWords(splitWords);
  const word = say(paid ? 'paid' : less ? 'less' : 'unpaid');
  return onTick ? (
    <TickBox
      className={styles.tick}
      kind="good"
      label={say('tick', { name })}
      checked={paid}
      onChange={onTick}
    >
      <span aria-hidden="true">{word}</span>
    </TickBox>
  ) : (
    <span className={styles.tick}>
      {paid ? (
        <Pill kind="good">
          <Check />
          {word}
        </Pill>
      ) : (
        <Pill kind={less ? 'warn' : 'plain'}>{word}</Pill>
      )}
    </span>
  );
}

interface CodeForProps {
  readonly person: OrderPerson;
  readonly owner: string;
  readonly payTo: NonNullable<PlacedGroupOrder['payTo']>;
  readonly currency: Currency;
  readonly orderCode: string;
}

/** [SP6] The code of somebody's share and all that it says, for the owner to show or send. */
export function CodeFor({ person: { name, share }, owner, payTo, currency, orderCode }: CodeForProps) {
  const say = useWords(splitWords);
  const [open, setOpen] = useState(false);
  const text = shareReference(orderCode, name);
  const amount = formatMoney(share, currency);
  const code = shareCode(payTo, { amount: share, currency, text });
  const words = say('share_one', { name, code: orderCode, amount, text, ...payTo });
  const send = async () => {
    // closing the browser's own sheet rejects: nothing was sent
    if ('share' in navigator) return void navigator.share({ text: words }).catch(() => {});
    const done = await copyText(words);
    showToast(say(done ? 'copied' : 'copy_failed'), { urgent: !done });
  };
  if (!open)
    return (
      <Button block onClick={() => setOpen(true)}>
        {say('code_for', { name })}
      </Button>
    );
  return (
    <div className={styles.code}>
      {code ? (
        <div className={styles.picture}>
          <QrPicture text={code} label={say('code_for', { name })} />
        </div>
      ) : null}
      <div className="grow">
        <p className="strong">{say('scan', { owner })}</p>
        <p className="small muted">{say('exact', { amount, text })}</p>
        <div className={styles.ways}>
          <Button kind="soft" size="small" onClick={() => void send()}>
            <Share2 />
            {say('send_to', { name })}
          </Button>
          <Button kind="quiet" size="small" onClick={() => setOpen(false)}>
            {say('hide_code')}
          </Button>
        </div>
      </div>
    </div>
  );
}
