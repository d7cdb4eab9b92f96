import { useWords } from '@mam/client/i18n.ts';
import { soldOtherwise } from '@mam/domain/menu/availability.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { useWantedAt } from '../cart/use-wanted-at.ts';
import { useMinute } from '../device/clock.ts';
import { persist } from '../device/persisted.ts';
import type { StoreMenu } from '../menu/use-menu.ts';
import { whenWord } from '../slot/day-word.ts';
import { checkoutWords } from '../words/areas.ts';
import styles from './wanted-line.module.css';

/** [ME1] The menu is that of the time the diner has chosen: what that changes, and the way back to now. */
export function WantedLine({ here: { menu, store } }: { readonly here: StoreMenu }) {
  const say = useWords(checkoutWords);
  const wanted = useWantedAt(store);
  const now = useMinute();
  if (now === null || wanted(now) === now) return null;
  const at = wanted(now);
  const { hidden, added } = soldOtherwise(menu, wallTime(at, store.zone), wallTime(now, store.zone));
  if (hidden + added === 0) return null;
  const news = added === 0 ? 'wanted_less' : hidden === 0 ? 'wanted_more' : 'wanted_both';
  return (
    <div className={styles.line}>
      <p className="grow" role="status">
        {say(news, { when: whenWord(say, at, now, store.zone), hidden, added })}
      </p>
      <Button kind="soft" size="small" onClick={() => persist('choices', { orderNow: false, time: null })}>
        {say('wanted_now')}
      </Button>
    </div>
  );
}
