import { useWords } from '@mam/client/i18n.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { lastDay } from '@mam/domain/voucher/last-day.ts';
import type { VoucherCard } from '@mam/domain/voucher/voucher-card.ts';
import coin from '@mam/ui/art/coin.svg';
import { Question } from '@mam/ui/dialog/question.tsx';
import { Suspense } from 'react';
import { provePhoneDialog } from '../../message/prove-phone.tsx';
import { promotionWords } from '../../words/areas.ts';
import { dateWord } from '../../words/date-words.ts';
import styles from './promotion.module.css';
import type { Exchange } from './use-exchange.ts';

interface ExchangeDialogsProps {
  readonly exchange: Exchange;
  readonly phone: string;
  readonly store: Store;
  readonly onApply: ((code: string) => void) | undefined;
}

/** Dialogs on the way from points to a voucher. */
export function ExchangeDialogs({ exchange, phone, store, onApply }: ExchangeDialogsProps) {
  const say = useWords(promotionWords);
  const { step, busy } = exchange;
  switch (step.at) {
    case 'nothing':
      return null;
    case 'prove':
      return (
        <Suspense>
          <provePhoneDialog.Screen
            phone={phone}
            brand={store.brand}
            onProved={exchange.proved}
            onClose={exchange.closed}
          />
        </Suspense>
      );
    case 'ask':
      return (
        <Question
          title={say('ask', { n: step.wish.points })}
          picture={<img src={coin} alt="" className={styles.coin} />}
          cancel={say('no')}
          confirm={say('yes')}
          busy={busy}
          onCancel={exchange.leave}
          onConfirm={() => void exchange.send(step.wish)}
        >
          {say('ask_text', { name: step.wish.name })}
        </Question>
      );
    case 'done':
      return <Done voucher={step.voucher} store={store} onApply={onApply} onLeave={exchange.leave} />;
  }
}

interface DoneProps {
  readonly voucher: VoucherCard;
  readonly store: Store;
  readonly onApply: ((code: string) => void) | undefined;
  readonly onLeave: () => void;
}

function Done({ voucher, store, onApply, onLeave }: DoneProps) {
  const say = useWords(promotionWords);
  const day = dateWord(lastDay(voucher.until, store.zone));
  const picture = <img src={coin} alt="" className={styles.coin} />;
  const text = say('done_text', { name: voucher.name, day });
  // one's own vouchers already lie open behind it
  return onApply ? (
    <Question
      title={say('done')}
      picture={picture}
      cancel={say('view')}
      confirm={say('apply')}
      onCancel={onLeave}
      onConfirm={() => onApply(voucher.code)}
    >
      {text}
    </Question>
  ) : (
    <Question
      title={say('done')}
      picture={picture}
      confirm={say('view')}
      onCancel={onLeave}
      onConfirm={onLeave}
    >
      {text}
    </Question>
  );
}
