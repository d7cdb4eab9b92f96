import { useWords } from '@mam/client/i18n.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import type { AskedChange } from '@mam/domain/order/change-question.ts';
import type { Order } from '@mam/domain/order/order.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { useState } from 'react';
import { minutesAndSeconds, useCountdown } from '../../device/use-countdown.ts';
import { changeWords, feeWords } from '../../words/areas.ts';
import { ChangeAsk } from './change-ask.tsx';
import styles from './order-changes.module.css';
import { useChangeAnswer } from './use-change-answer.ts';

interface ChangeAskedProps {
  readonly order: Order;
  readonly store: Store;
  readonly menu: Menu | null;
  readonly ask: AskedChange;
}

/** [OR115] A question of the restaurant that stands: its sheet opens by itself, and once it was closed by a button. */
export function ChangeAsked({ order, store, menu, ask }: ChangeAskedProps) {
  const say = useWords(changeWords);
  const sayDoubt = useWords(feeWords);
  const [open, setOpen] = useState(true);
  const left = useCountdown(ask.until);
  const { answer, busy, doubt } = useChangeAnswer(order, store.currency);
  if (left === 0) return null;
  const title = say('ask_title', { n: ask.lines.length });
  return (
    <section className={`card pad ${styles.change}`} aria-label={title}>
      <h2 className="d d20">{title}</h2>
      <p role="status">{say('ask_detail', { code: order.code })}</p>
      <Button kind="primary" block onClick={() => setOpen(true)}>
        {say('see')} <span className="num">{minutesAndSeconds(left)}</span>
      </Button>
      {open ? (
        <ChangeAsk
          {...{ ask, menu, busy }}
          code={order.code}
          currency={store.currency}
          phone={store.phone}
          doubt={doubt === null ? null : <p role="alert">{sayDoubt(doubt)}</p>}
          onAnswer={(said) => void answer(said, ask)}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </section>
  );
}
