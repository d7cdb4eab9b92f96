import { useLanguage } from '@mam/client/i18n.ts';
import type { CountedSpan, DishIssues } from '@mam/domain/issue/count-issues.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { EmptyState } from '@mam/ui/empty-state.tsx';
import { Skeleton } from '@mam/ui/skeleton.tsx';
import { ChevronRight } from 'lucide-react';
import { errorText } from '../../data/ask.ts';
import { lastingError } from '../../data/read-again.ts';
import { useSheet } from '../../device/sheet-address.ts';
import { useSay } from '../../words/words.ts';
import { dishAddress } from './dish-address.ts';
import { IssueFigures } from './issue-figures.tsx';
import styles from './reported.module.css';
import { useIssueCount } from './use-issue-count.ts';

/** [OR137] The reports of a span: how they were answered, and which dishes they name. */
export function IssueCountOf({ span }: { readonly span: CountedSpan }) {
  const say = useSay();
  const { show } = useSheet();
  const counted = useIssueCount(span);
  const { data } = counted;
  const fault = lastingError(counted);
  if (!data)
    return fault ? (
      <EmptyState
        title={say('trail.failed')}
        actions={<Button onClick={() => void counted.refetch()}>{say('again')}</Button>}
      >
        {errorText(fault)}
      </EmptyState>
    ) : (
      <Counting />
    );
  return (
    <div aria-busy={counted.isFetching}>
      {fault ? (
        <p className={styles.failed} role="alert">
          {errorText(fault)}
        </p>
      ) : null}
      {data.reports === 0 ? (
        <EmptyState title={say('reported.none')}>{say('reported.noneHint')}</EmptyState>
      ) : (
        <>
          <IssueFigures count={data} />
          <h2 className={styles.heading}>{say('reported.dishes')}</h2>
          <ul className={styles.dishes}>
            {data.dishes.map((dish) => (
              <li key={dish.itemId}>
                <DishRow
                  dish={dish}
                  onOpen={() => show('reported', dishAddress({ span, item: dish.itemId }))}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

interface DishRowProps {
  readonly dish: DishIssues;
  readonly onOpen: () => void;
}

/** A dish with its portions missing and wrong, of those sold. */
function DishRow({ dish: { name, missing, wrong, sold }, onOpen }: DishRowProps) {
  const say = useSay();
  const language = useLanguage();
  const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  const portions = missing + wrong;
  const reasons = [
    missing > 0 && say('reported.missing', { count: missing }),
    wrong > 0 && say('reported.wrong', { count: wrong }),
  ];
  return (
    <button type="button" className={styles.dish} aria-haspopup="dialog" onClick={onOpen}>
      <span className={styles.name}>
        <b className="strong">{name}</b>
        <small>{reasons.filter(Boolean).join(' · ')}</small>
      </span>
      <span className={styles.share}>
        {sold > 0 ? <b className="num">{share.format(Math.min(1, portions / sold))}</b> : null}
        <small className="num">{say('reported.of', { count: portions, sold })}</small>
      </span>
      <ChevronRight aria-hidden="true" />
    </button>
  );
}

const Counting = () => (
  <div aria-busy="true">
    <div className={styles.figures}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((figure) => (
        <Skeleton key={figure} width="100%" height="5rem" />
      ))}
    </div>
    <Skeleton width="100%" height="12rem" />
  </div>
);
