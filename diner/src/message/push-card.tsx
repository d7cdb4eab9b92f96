import { useWords } from '@mam/client/i18n.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { renewPush } from '../data/renew-push.ts';
import { hideForGood } from '../device/hidden.ts';
import { toldWords } from '../words/areas.ts';
import styles from './push-card.module.css';
import { TOLD, type WayToTell } from './push-offer.tsx';

/** The state of the question; each but the first two is the end of it. */
type Outcome = 'asks' | 'busy' | 'told' | 'blocked' | 'failed';

async function allow(): Promise<Outcome> {
  const permission = await Notification.requestPermission();
  if (permission === 'denied') return 'blocked';
  if (permission !== 'granted') return 'asks';
  return (await renewPush()) ? 'told' : 'failed';
}

/** Asks after a tap, never by itself, whether this browser may tell; the page goes on with any answer. */
export function PushCard({ way }: { readonly way: WayToTell }) {
  const say = useWords(toldWords);
  const [outcome, setOutcome] = useState<Outcome>('asks');
  const [gone, setGone] = useState(false);
  if (gone) return null;
  const never = () => {
    hideForGood(TOLD);
    setGone(true);
  };
  const ask = async () => {
    setOutcome('busy');
    setOutcome(await allow().catch((): Outcome => 'failed'));
  };
  const open = outcome === 'asks' || outcome === 'busy';
  return (
    <section className={styles.card} aria-labelledby="told">
      <span className={styles.bell}>
        <Bell aria-hidden="true" />
      </span>
      <div>
        <h2 id="told" className={styles.title}>
          {say(way === 'install' ? 'install_title' : 'title')}
        </h2>
        <p className={styles.text} role="status">
          {open ? say(way === 'install' ? 'install_text' : 'text') : say(outcome)}
        </p>
      </div>
      {open ? (
        <div className={styles.answers}>
          <Button kind="quiet" onClick={never}>
            {say('never')}
          </Button>
          {way === 'ask' ? (
            <Button kind="primary" busy={outcome === 'busy'} onClick={() => void ask()}>
              {say('allow')}
            </Button>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}
