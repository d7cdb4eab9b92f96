import { classNames } from '@mam/ui/class-names.ts';
import { type KeyboardEvent, useRef, useState } from 'react';
import { COLUMNS, type Column } from '../order/columns.ts';
import { SharesList } from '../payment/shares-list.tsx';
import { useSay } from '../words/words.ts';
import { BoardError } from './board-error.tsx';
import styles from './board-tabs.module.css';
import { BoardCards } from './card/board-cards.tsx';
import { CardSkeletons } from './card/card-skeletons.tsx';
import { FinishedList } from './finished-list.tsx';
import { ScheduledOrders } from './scheduled-orders.tsx';
import { useShiftBoardValue } from './shift-board.ts';

type Tab = Column | 'done';
const TABS: readonly Tab[] = [...COLUMNS, 'done'];
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** One column at a time, its name and count in the bar; red only where somebody waits. */
export function BoardTabs() {
  const say = useSay();
  const { board, columns, failed } = useShiftBoardValue();
  const [tab, setTab] = useState<Tab>('new');
  const bar = useRef<HTMLDivElement>(null);
  const choose = (next: Tab) => {
    setTab(next);
    const button = bar.current?.querySelector<HTMLElement>(`#tab-${next}`);
    button?.focus();
    button?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const next = step && TABS[(TABS.indexOf(tab) + step + TABS.length) % TABS.length];
    if (next) choose(next);
  };
  return (
    <main className={styles.board}>
      <div
        ref={bar}
        className={styles.tabs}
        role="tablist"
        aria-label={say('board.tabs')}
        onKeyDown={onKeyDown}
      >
        {TABS.map((each) => {
          const count = each === 'done' ? null : columns[each].length;
          return (
            <button
              key={each}
              id={`tab-${each}`}
              type="button"
              role="tab"
              aria-selected={each === tab}
              aria-controls="board-panel"
              tabIndex={each === tab ? 0 : -1}
              onClick={() => choose(each)}
            >
              {say(`column.${each}`)}
              {count === null ? null : (
                <b className={classNames(each === 'new' && count > 0 && styles.alarm)}>{count}</b>
              )}
            </button>
          );
        })}
      </div>
      <div
        id="board-panel"
        role="tabpanel"
        className={styles.panel}
        aria-labelledby={`tab-${tab}`}
        aria-busy={board === null && failed === null}
      >
        {board === null && failed !== null ? <BoardError /> : null}
        {board === null && failed === null ? <CardSkeletons count={3} /> : null}
        {board && tab === 'done' ? <FinishedList board={board} /> : null}
        {board && tab === 'new' ? <SharesList orders={board.shares} /> : null}
        {board && tab === 'scheduled' ? <ScheduledOrders orders={columns.scheduled} /> : null}
        {board && tab !== 'done' && tab !== 'scheduled' ? (
          <BoardCards key={tab} column={tab} orders={columns[tab]} />
        ) : null}
      </div>
    </main>
  );
}
