import { useWords } from '@mam/client/i18n.ts';
import { LinkButton } from '@mam/ui/control/button.tsx';
import { IconButton } from '@mam/ui/control/icon-button.tsx';
import { Modal, useLeaveModal } from '@mam/ui/dialog/modal.tsx';
import { ExternalLink, Phone, X } from 'lucide-react';
import { useId } from 'react';
import { orderWords, shellWords } from '../../words/areas.ts';
import { telLink } from '../call-link.ts';
import styles from './driver-map.module.css';

interface DriverMapProps {
  readonly link: string;
  /** '' = not known */
  readonly phone: string;
  readonly onClose: () => void;
}

/** [OR63] The partner's own page over the whole screen; in a tab of its own where it may not be framed. */
export function DriverMap({ link, phone, onClose }: DriverMapProps) {
  const say = useWords(orderWords);
  const title = useId();
  return (
    <Modal labelledBy={title} place="full" onClose={onClose} className={styles.whole}>
      <Head titleId={title} />
      <iframe
        className={styles.frame}
        src={link}
        title={say('track_frame')}
        sandbox="allow-scripts allow-same-origin allow-forms"
        referrerPolicy="no-referrer"
      />
      <p className={`small muted ${styles.note}`}>{say('track_note')}</p>
      <div className={styles.ways}>
        <LinkButton size="big" href={link} target="_blank" rel="noopener noreferrer">
          <ExternalLink />
          {say('track_open')}
        </LinkButton>
        {phone ? (
          <LinkButton kind="primary" size="big" href={telLink(phone)}>
            <Phone />
            {say('track_call')}
          </LinkButton>
        ) : null}
      </div>
    </Modal>
  );
}

function Head({ titleId }: { readonly titleId: string }) {
  const say = useWords(orderWords);
  const sayShell = useWords(shellWords);
  const leave = useLeaveModal();
  return (
    <div className={styles.head}>
      <h2 id={titleId} className="d d24">
        {say('track_head')}
      </h2>
      <IconButton kind="flat" label={sayShell('close')} onClick={leave}>
        <X />
      </IconButton>
    </div>
  );
}
