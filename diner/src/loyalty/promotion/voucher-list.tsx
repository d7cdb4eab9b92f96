import { useWords } from '@mam/client/i18n.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { lastDay } from '@mam/domain/voucher/last-day.ts';
import type { VoucherCard } from '@mam/domain/voucher/voucher-card.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Pill } from '@mam/ui/pill.tsx';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { lastVoucherInfo, useVoucherCheck } from '../../voucher/voucher-check.ts';
import { promotionWords } from '../../words/areas.ts';
import { dateWord } from '../../words/date-words.ts';
import styles from './promotion.module.css';
import { VoucherSlip } from './voucher-slip.tsx';
import { VoucherView } from './voucher-view.tsx';

interface VoucherListProps {
  readonly cards: readonly VoucherCard[];
  readonly store: Store;
  /** puts a code into the cart; undefined = who orders together has no code */
  readonly onApply: ((code: string) => void) | undefined;
}

export function VoucherList({ cards, store, onApply }: VoucherListProps) {
  const [shown, setShown] = useState<VoucherCard | null>(null);
  return (
    <>
      <ul className={styles.list}>
        {cards.map((card) => (
          <li key={card.code}>
            <Slip card={card} store={store} onApply={onApply} onShow={() => setShown(card)} />
          </li>
        ))}
      </ul>
      {shown ? (
        <VoucherView
          name={shown.name}
          code={shown.code}
          onApply={onApply && (() => onApply(shown.code))}
          onClose={() => setShown(null)}
        />
      ) : null}
    </>
  );
}

/** Whether a code is in the cart's field and takes something off. */
function useIsInUse(code: string): boolean {
  const check = useVoucherCheck();
  return check.state !== 'none' && check.typed === code && lastVoucherInfo(check)?.code === 4;
}

interface SlipProps extends Omit<VoucherListProps, 'cards'> {
  readonly card: VoucherCard;
  readonly onShow: () => void;
}

function Slip({ card, store, onApply, onShow }: SlipProps) {
  const say = useWords(promotionWords);
  const { currency, zone, prepaid } = store;
  const { code, name, minimum } = card;
  const inUse = useIsInUse(code);
  const good = card.state === 'FREE' && card.isHere;
  const day = dateWord(lastDay(card.until, zone));
  const text =
    card.description || (minimum > 0 ? say('minimum', { amount: formatMoney(minimum, currency) }) : '');
  const apply = onApply && (() => onApply(code));
  return (
    <VoucherSlip
      benefit={card.benefit}
      image={card.image}
      currency={currency}
      title={name}
      text={text}
      note={say('until', { day })}
      dim={!good}
      // where everything is paid before, nobody reads it to a till
      open={
        good
          ? {
              label: say('show_code', { name }),
              act: prepaid && apply ? apply : onShow,
            }
          : undefined
      }
      action={
        !good ? (
          <span className="small muted">{say(whyNot(card))}</span>
        ) : inUse ? (
          <Pill kind="good">
            <Check aria-hidden="true" />
            {say('used_here')}
          </Pill>
        ) : apply ? (
          <Button kind="soft" size="small" aria-label={say('use_code', { code })} onClick={apply}>
            {say('use')}
          </Button>
        ) : (
          <Button kind="soft" size="small" onClick={onShow}>
            {say('show')}
          </Button>
        )
      }
    />
  );
}

function whyNot({ state }: VoucherCard): 'held' | 'used' | 'over' | 'elsewhere' {
  if (state === 'HELD') return 'held';
  if (state === 'USED') return 'used';
  return state === 'OVER' ? 'over' : 'elsewhere';
}
