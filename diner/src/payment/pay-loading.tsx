import { useWords } from '@mam/client/i18n.ts';
import { SheetContent } from '@mam/ui/sheet.tsx';
import { Skeleton } from '@mam/ui/skeleton.tsx';
import { isTouched } from '../device/touched.ts';
import { payingWords } from '../words/paying/words.ts';
import styles from './pay-dialog.module.css';

const Answer = () => <Skeleton shape="pill" width="100%" height="3.5rem" />;

/** As high as what comes, so that the sheet does not grow under the thumb. */
export function PayLoading({ transfer }: { readonly transfer: boolean }) {
  const say = useWords(payingWords);
  // whoever holds the phone that pays can open the wallet on it
  const second = !transfer && isTouched();
  return (
    <SheetContent
      footer={
        <div className={styles.answers}>
          <Answer />
          {second ? <Answer /> : null}
        </div>
      }
    >
      <p className="vh" role="status">
        {say('loading')}
      </p>
      {transfer ? (
        <div className={styles.loading}>
          <Skeleton shape="pill" height="3.25rem" />
          <Skeleton shape="card" height="9rem" />
          <Skeleton shape="card" height="17.5rem" />
          <Skeleton />
          <Skeleton shape="card" height="2.875rem" />
          <Skeleton shape="pill" height="2.75rem" className={styles.short} />
        </div>
      ) : (
        <div className={styles.loading}>
          <Skeleton shape="pill" height="18rem" className={styles.round} />
          <Skeleton shape="card" height="4.5rem" className={styles.short} />
          <Skeleton shape="card" height="4rem" />
          <Skeleton shape="pill" height="2.75rem" className={styles.short} />
        </div>
      )}
    </SheetContent>
  );
}
