import { useLanguage, useWords } from '@mam/client/i18n.ts';
import { formatRate } from '@mam/domain/money/percent.ts';
import type { ShownVoucher } from '@mam/domain/voucher/shown-voucher.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { IconButton } from '@mam/ui/control/icon-button.tsx';
import { useUiWords } from '@mam/ui/ui-words.tsx';
import { X } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useFoot } from '../device/foot.ts';
import { usePersisted } from '../device/persisted.ts';
import { sessionSet } from '../device/storage/session-set.ts';
import { voucherWords } from '../words/areas.ts';
import styles from './voucher-popup.module.css';
import { VoucherTicket } from './voucher-ticket.tsx';

/** The campaigns this visit has been shown. */
const campaigns = sessionSet('mam.told');

const AFTER = 3_000;
/** It goes by itself; the same ticket stays above the menu. */
const STAYS = 12_000;

/** True from three seconds after the menu stands until it has been looked at; once a campaign and visit. */
function useOnce(key: string): { readonly shown: boolean; readonly hide: () => void } {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (campaigns.has(key)) return;
    const timer = setTimeout(() => {
      campaigns.add(key);
      setShown(true);
    }, AFTER);
    return () => clearTimeout(timer);
  }, [key]);
  // the same each time: the clock of the page draws it anew, and it would never have stood long enough to go
  const hide = useCallback(() => setShown(false), []);
  return { shown, hide };
}

/** On a phone: how much the voucher takes off, above the thumb. It stands in nobody's way and asks for nothing. */
export function VoucherPopup({ voucher }: { voucher: ShownVoucher }) {
  const { shown, hide } = useOnce(voucher.key);
  const isTurn = useFoot(shown);
  return isTurn ? createPortal(<Popup voucher={voucher} onHide={hide} />, document.body) : null;
}

function Popup({ voucher, onHide }: { voucher: ShownVoucher; onHide: () => void }) {
  const say = useWords(voucherWords);
  const { close } = useUiWords();
  const language = useLanguage();
  const [held, setHeld] = useState(false);
  const filled = usePersisted((state) => state.cart.lines.length > 0);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(onHide, STAYS);
    return () => clearTimeout(timer);
  }, [held, onHide]);
  const hold = { onFocus: () => setHeld(true), onPointerEnter: () => setHeld(true) };
  return (
    <aside className={classNames(styles.popup, filled && styles.above)} aria-label={say('offer')} {...hold}>
      <div className={styles.head}>
        <p className={classNames('strong', styles.title)} role="status">
          {say('popup', { rate: formatRate(voucher.rate ?? 0, language) })}
        </p>
        <IconButton kind="ghost" label={close} onClick={onHide}>
          <X />
        </IconButton>
      </div>
      <div className={styles.ticket}>
        <VoucherTicket voucher={voucher} />
      </div>
    </aside>
  );
}
