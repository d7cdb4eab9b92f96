import { Button, LinkButton } from '@mam/ui/button.tsx';
import { Modal, useLeaveModal } from '@mam/ui/modal.tsx';
import { hideForGood } from '../../device/hidden.ts';
import { endInvitation, type Followable, useInvitation, ZALO } from '../../order/zalo-invitation.ts';
import { Bold } from '../../words/bold.tsx';
import { invitationWords } from '../../words/invitation/words.ts';
import { useWords } from '../../words/words.ts';
import styles from './zalo-dialog.module.css';

/** Once something has been ordered: the restaurant's own page, to follow or not. */
export function ZaloDialog() {
  const to = useInvitation();
  return to ? (
    <Modal labelledBy="zalo" onClose={endInvitation}>
      <Invitation to={to} />
    </Modal>
  ) : null;
}

function Invitation({ to }: { readonly to: Followable }) {
  const say = useWords(invitationWords);
  const leave = useLeaveModal();
  const never = () => {
    hideForGood(ZALO);
    leave();
  };
  return (
    <div className={styles.box}>
      <h2 id="zalo" className="d d24">
        {say('title')}
      </h2>
      <p className="muted">
        <Bold>{say('text', { name: to.name })}</Bold>
      </p>
      <div className={styles.answers}>
        <Button size="big" onClick={leave}>
          {say('later')}
        </Button>
        <LinkButton
          kind="primary"
          size="big"
          href={`https://zalo.me/${encodeURIComponent(to.pageId)}`}
          target="_blank"
          rel="noopener noreferrer"
          onClick={leave}
        >
          {say('open')}
        </LinkButton>
      </div>
      <Button kind="quiet" size="small" onClick={never}>
        {say('never')}
      </Button>
    </div>
  );
}
