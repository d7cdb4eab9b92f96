import { Link } from '@mam/client/router.tsx';
import { Avatar } from '@mam/ui/picture/avatar.tsx';
import { ChevronRight } from 'lucide-react';
import type { CSSProperties } from 'react';
import styles from './doors.module.css';
import type { Door } from './doors.ts';

interface GuestDoorsProps {
  readonly doors: readonly Door[];
}

function Picture({ picture, hue }: Pick<Door, 'picture' | 'hue'>) {
  if (typeof picture !== 'string')
    return (
      <span className={styles.people}>
        {picture.slice(0, 3).map((name) => (
          <Avatar key={name} uid={name} name={name.split(' ').at(-1) ?? name} className={styles.person} />
        ))}
      </span>
    );
  return (
    <span className={styles.plate} style={{ '--h': hue } as CSSProperties}>
      <img src={picture} alt="" />
    </span>
  );
}

const inside = ({ title, text, ...picture }: Door) => (
  <>
    <Picture {...picture} />
    <span className="grow">
      <span className={styles.title}>{title}</span>
      <span className={styles.text}>{text}</span>
    </span>
  </>
);

/** The ways in as a guest, one under the other: each opens the real thing. */
export function GuestDoors({ doors }: GuestDoorsProps) {
  return (
    <ul className={styles.doors}>
      {doors.map((door) => (
        <li key={door.key}>
          <Link to={door.to} className={styles.door}>
            {inside(door)}
            <ChevronRight className={styles.on} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface FrameDoorsProps extends GuestDoorsProps {
  /** the name of the frame they open in */
  readonly frame: string;
  /** the key of the one that was opened last */
  readonly open: string;
  readonly onOpen: (key: string) => void;
}

/** The same beside a phone that stands on the page: they open in it. */
export function FrameDoors({ doors, frame, open, onOpen }: FrameDoorsProps) {
  return (
    <ul className={styles.short}>
      {doors.map((door) => (
        <li key={door.key}>
          <a
            href={door.to}
            target={frame}
            className={styles.chip}
            aria-current={door.key === open ? 'true' : undefined}
            title={door.text}
            onClick={() => onOpen(door.key)}
          >
            <Picture {...door} />
            <span className={styles.title}>{door.title}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
