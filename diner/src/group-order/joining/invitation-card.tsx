import { useWords } from '@mam/client/i18n.ts';
import type { Store } from '@mam/domain/store/store.ts';
import pot from '@mam/ui/art/pot-of-food.svg';
import { classNames } from '@mam/ui/class-names.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { IconButton } from '@mam/ui/control/icon-button.tsx';
import { X } from 'lucide-react';
import { groupOrderWords } from '../../words/areas.ts';
import { PromotionLine, usePromotions } from '../promotion-line.tsx';
import styles from './invitation-card.module.css';

interface InvitationCardProps {
  readonly store: Store;
  readonly onBegin: () => void;
  readonly onClose: () => void;
  readonly onNever: () => void;
}

/** On the menu, a moment after it stands: one can order together here. */
export function InvitationCard({ store, onBegin, onClose, onNever }: InvitationCardProps) {
  const say = useWords(groupOrderWords);
  const promotions = usePromotions({ brand: store.brand, storeId: store.id });
  return (
    <aside className={classNames('card', styles.card)} aria-label={say('invite_title')}>
      <div className={styles.top}>
        <img src={pot} alt="" />
        <div className="grow">
          <h2 className={classNames('d d20', styles.title)}>{say('invite_title')}</h2>
          <p className={classNames('small muted', styles.text)}>{say('invite_text')}</p>
        </div>
        <IconButton kind="ghost" label={say('close')} onClick={onClose}>
          <X />
        </IconButton>
      </div>
      <PromotionLine promotions={promotions} standing={null} />
      <div className={styles.answers}>
        <Button kind="quiet" size="small" onClick={onNever}>
          {say('invite_never')}
        </Button>
        <Button kind="primary" onClick={onBegin}>
          {say('invite_begin')}
        </Button>
      </div>
    </aside>
  );
}
