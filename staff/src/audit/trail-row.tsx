import type { ShownLine } from '@mam/domain/audit/shown-line.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { Avatar } from '@mam/ui/picture/avatar.tsx';
import { Pill } from '@mam/ui/pill.tsx';
import { SquareTerminal, Zap } from 'lucide-react';
import { useDayClock, useWallClock } from '../store/board-place.ts';
import { useShift } from '../store/shift.tsx';
import { useSay } from '../words/words.ts';
import { actorOf, actSentence, KIND_PILLS } from './act-words.ts';
import styles from './trail-list.module.css';

/** Somebody's letters; a sign where nobody acted who signs in. */
export function ActorMark({ line: { actor, name } }: { readonly line: ShownLine }) {
  if (actor === 'staff') return <Avatar uid={name} name={name} className={styles.mark} />;
  const Icon = actor === 'system' ? Zap : SquareTerminal;
  return (
    <span className={classNames(styles.mark, styles.machine)} aria-hidden="true">
      <Icon />
    </span>
  );
}

interface TrailRowProps {
  readonly line: ShownLine;
  readonly open: boolean;
  readonly onOpen: () => void;
}

/** Somebody did something: when, to what, from what to what, and why. */
export function TrailRow({ line, open, onOpen }: TrailRowProps) {
  const say = useSay();
  const [clock, dayClock] = [useWallClock(), useDayClock()];
  const { me } = useShift();
  const { before, subject, after } = actSentence(say, line);
  const { details, device, store, kind } = line;
  const storeName = me.stores.length > 1 ? me.stores.find(({ id }) => id === store)?.name : undefined;
  const reason = details.reason ? `“${details.reason}”` : undefined;
  const second = [device, reason, storeName].filter(Boolean).join(' · ');
  const pill = KIND_PILLS[kind];
  return (
    <button
      type="button"
      className={classNames(styles.row, kind === 'moneyOut' && styles.hot, open && styles.open)}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <time className={styles.time} dateTime={new Date(line.at).toISOString()}>
        {clock(line.at)}
      </time>
      <ActorMark line={line} />
      <span className={styles.words}>
        <span>
          <b className="strong">{actorOf(say, line)}</b> {before}
          <b className="strong">{subject}</b>
          {after}
          {details.promised ? <Ins>{clock(details.promised)}</Ins> : null}
          {details.until ? <Ins>{say('trail.until', { when: dayClock(details.until) })}</Ins> : null}
        </span>
        {second ? <small>{second}</small> : null}
      </span>
      {pill ? (
        <Pill kind={pill} className={styles.pill}>
          {say(`trail.kind.${kind}`)}
        </Pill>
      ) : null}
    </button>
  );
}

const Ins = ({ children }: { readonly children: string }) => (
  <>
    {' '}
    <ins className={styles.now}>{children}</ins>
  </>
);
