import { useWords } from '@mam/client/i18n.ts';
import type { DemoPart } from '@mam/domain/staff/demo-person.ts';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { demoWords } from '../words/areas.ts';
import type { Door } from './doors.ts';
import { FrameDoors } from './guest-doors.tsx';
import { RoleDoors, RoleTabs } from './role-doors.tsx';
import styles from './stage.module.css';
import { staffLink, useShift } from './use-shift.ts';

const PHONE = 'mam-guest';

interface StageProps {
  readonly doors: readonly Door[];
  readonly brand: string;
}

/** From 1100 px: the guest's phone beside the restaurant's screen, both of them the real thing. */
export function Stage({ doors, brand }: StageProps) {
  return (
    <div className={styles.stage}>
      <GuestSide doors={doors} />
      <HouseSide brand={brand} />
    </div>
  );
}

function Whole({ to }: { readonly to: string }) {
  const say = useWords(demoWords);
  return (
    <a href={to} target="_blank" rel="noopener" className={styles.whole}>
      <ExternalLink />
      {say('whole')}
    </a>
  );
}

function GuestSide({ doors }: Pick<StageProps, 'doors'>) {
  const say = useWords(demoWords);
  const [first] = doors;
  const [key, open] = useState(first?.key ?? '');
  // the frame goes on by itself: it is told its first page once
  const [begins] = useState(first?.to);
  const there = doors.find((door) => door.key === key) ?? first;
  return (
    <section className={styles.guest} aria-labelledby="demo-guest">
      <div className={styles.head}>
        <h2 id="demo-guest" className="d d24">
          {say('guest')}
        </h2>
        {there ? <Whole to={there.to} /> : null}
      </div>
      <FrameDoors doors={doors} frame={PHONE} open={key} onOpen={open} />
      <div className={styles.phone}>
        <iframe name={PHONE} title={say('phone_frame')} src={begins} loading="lazy" />
      </div>
    </section>
  );
}

function HouseSide({ brand }: Pick<StageProps, 'brand'>) {
  const say = useWords(demoWords);
  const [times, count] = useState(0);
  const shift = useShift(brand, () => count((before) => before + 1));
  const { part, coming, refused, comeIn } = shift;
  return (
    <section className={styles.house} aria-labelledby="demo-house">
      <div className={styles.head}>
        <h2 id="demo-house" className="d d24">
          {say('house')}
        </h2>
        {part ? <Whole to={staffLink(part)} /> : null}
      </div>
      {part ? (
        <RoleTabs part={part} coming={coming} onRole={comeIn} />
      ) : (
        <p className={styles.text}>{say('house_text')}</p>
      )}
      {part ? <Screen key={times} part={part} /> : <Dark coming={coming} refused={refused} onRole={comeIn} />}
    </section>
  );
}

function Screen({ part }: { readonly part: DemoPart }) {
  const say = useWords(demoWords);
  return (
    <div className={styles.board}>
      <iframe title={say('board_frame')} src={staffLink(part)} loading="lazy" />
    </div>
  );
}

/** The screen before anybody has come to work: who comes in? */
function Dark(props: {
  readonly coming: DemoPart | null;
  readonly refused: string;
  readonly onRole: (part: DemoPart) => void;
}) {
  const say = useWords(demoWords);
  return (
    <div className={styles.board}>
      <div className={styles.dark}>
        <h3 className={styles.who}>{say('who')}</h3>
        <RoleDoors {...props} />
        <p className={styles.loop}>{say('loop')}</p>
      </div>
    </div>
  );
}
