import { nameOver } from '@mam/domain/staff/bags.ts';
import type { TicketLine } from '@mam/domain/staff/board.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { ArrowRight, Check, Minus, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSayChange } from '../../words/change-words.ts';
import { After, type EditActs, SoldWords } from './edit-after.tsx';
import styles from './edit-list.module.css';
import { type EditRow, keyOfAdded } from './order-edit.ts';

interface EditListProps {
  readonly rows: readonly EditRow[];
  readonly lines: readonly TicketLine[];
  /** why some lines cannot be as they were wanted; null = they can */
  readonly refused: { readonly message: string; readonly lineKeys: readonly string[] } | null;
  readonly acts: EditActs;
  /** the fees and the sums, as further rows */
  readonly children: ReactNode;
}

/** Both sides of an order in one grid, so that a line stands beside what has become of it. */
export function EditList({ rows, lines, refused, acts, children }: EditListProps) {
  const say = useSayChange();
  /** the line whose choices are open; what is changed has them anyway */
  const [open, setOpen] = useState<string | null>(null);
  return (
    <div className={styles.list}>
      <div className={styles.heads} aria-hidden="true">
        <h3>{say('before')}</h3>
        <h3>{say('after')}</h3>
      </div>
      <ul>
        {rows.map((row) => (
          <li key={row.key} className={classNames(styles.row, styles[row.mark])} aria-label={nameOfRow(row)}>
            <Bag row={row} lines={lines} />
            <div className={styles.was}>
              {row.was ? <SoldWords line={row.was} /> : <span className="small muted">{say('notYet')}</span>}
            </div>
            <Mark mark={row.mark} />
            <div className={styles.now}>
              <After
                row={row}
                open={open === row.key}
                acts={acts}
                onOpen={() => setOpen(open === row.key ? null : row.key)}
              />
              {refused && keysOf(row).some((key) => refused.lineKeys.includes(key)) ? (
                <p className={styles.refused} role="alert">
                  {refused.message}
                </p>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}

const keysOf = ({ key, now }: EditRow): readonly string[] => (now ? [key, keyOfAdded(now)] : [key]);

const nameOfRow = ({ was, now }: EditRow): string => was?.name ?? now?.read.name ?? '';

/** [GO20] The name of whose dish it is, over the first of theirs. */
function Bag({ row, lines }: { readonly row: EditRow; readonly lines: readonly TicketLine[] }) {
  const at = row.was ? lines.indexOf(row.was) : -1;
  const name = at < 0 ? null : nameOver(lines, at);
  return name === null ? null : <b className={styles.bag}>{name}</b>;
}

/** The mark between both sides says without colour what has become of a line. */
function Mark({ mark }: Pick<EditRow, 'mark'>) {
  const say = useSayChange();
  const Icon = { same: Check, fewer: ArrowRight, swapped: ArrowRight, removed: Minus, added: Plus }[mark];
  return (
    <span className={styles.mark}>
      <span>
        <Icon aria-hidden="true" />
      </span>
      <span className="vh">{say(`mark.${mark}`)}</span>
    </span>
  );
}
