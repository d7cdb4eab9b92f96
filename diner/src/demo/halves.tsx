import { useWords } from '@mam/client/i18n.ts';
import { demoWords } from '../words/areas.ts';
import type { Door } from './doors.ts';
import { GuestDoors } from './guest-doors.tsx';
import styles from './halves.module.css';
import { RoleDoors } from './role-doors.tsx';
import { staffLink, useShift } from './use-shift.ts';

interface HalvesProps {
  readonly doors: readonly Door[];
  readonly brand: string;
}

/** Below 1100 px: both sides as cards. Coming in as somebody leads to that role's own screen. */
export function Halves({ doors, brand }: HalvesProps) {
  const say = useWords(demoWords);
  const { coming, refused, comeIn } = useShift(brand, (part) => location.assign(staffLink(part)));
  return (
    <div className={styles.halves}>
      <section className={styles.half} aria-labelledby="demo-guest">
        <h2 id="demo-guest" className="d d24">
          {say('guest')}
        </h2>
        <p className="muted">{say('guest_text')}</p>
        <GuestDoors doors={doors} />
      </section>
      <section className={styles.half} aria-labelledby="demo-house">
        <h2 id="demo-house" className="d d24">
          {say('house')}
        </h2>
        <p className="muted">{say('house_text')}</p>
        <RoleDoors coming={coming} refused={refused} onRole={comeIn} />
      </section>
    </div>
  );
}
