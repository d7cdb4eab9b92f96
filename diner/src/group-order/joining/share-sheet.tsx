import { useWords } from '@mam/client/i18n.ts';
import { linkTo } from '@mam/contract/page/link.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { copyText } from '@mam/ui/copy-text.ts';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { QrPicture } from '@mam/ui/picture/qr-picture.tsx';
import { Copy, Share2 } from 'lucide-react';
import type { Joined } from '../../cart/together.ts';
import { groupOrderWords } from '../../words/areas.ts';
import styles from './sheets.module.css';

const inviteUrl = ({ hash, brand, storeId }: Joined): string =>
  location.origin + linkTo('/menu', { brand, storeId }, { group: hash });

/** "dat.bepnhalua.vn/…/k7Qm2x": enough to know it again; it is sent, never typed. */
const shortInviteUrl = (address: string, { hash }: Joined): string =>
  `${new URL(address).host}/…/${hash.slice(0, 6)}`;

/** The way in for the others: a code to scan and a link to send. */
export function ShareLink({ joined }: { readonly joined: Joined }) {
  const say = useWords(groupOrderWords);
  const address = inviteUrl(joined);
  const copy = async () => {
    const done = await copyText(address);
    showToast(say(done ? 'copied' : 'copy_failed'), { urgent: !done });
  };
  return (
    <>
      <div className={styles.code}>
        <QrPicture text={address} label={say('share_code')} />
      </div>
      <p className="small muted" style={{ textAlign: 'center' }}>
        {say('share_text')}
      </p>
      <p className={styles.link}>
        {/* held, it is copied whole */}
        <a href={address} className="grow">
          {shortInviteUrl(address, joined)}
        </a>
        <Button kind="soft" size="small" onClick={() => void copy()}>
          <Copy />
          {say('copy')}
        </Button>
      </p>
    </>
  );
}

export function ShareSheet({ joined, onClose }: { readonly joined: Joined; readonly onClose: () => void }) {
  const say = useWords(groupOrderWords);
  // closing the browser's own sheet rejects: nothing was shared
  const share = () =>
    void navigator.share({ title: say('share_subject'), url: inviteUrl(joined) }).catch(() => {});
  return (
    <Sheet
      title={say('share_title')}
      onClose={onClose}
      footer={
        'share' in navigator ? (
          <Button kind="primary" size="big" block onClick={share}>
            <Share2 />
            {say('share')}
          </Button>
        ) : undefined
      }
    >
      <ShareLink joined={joined} />
    </Sheet>
  );
}
