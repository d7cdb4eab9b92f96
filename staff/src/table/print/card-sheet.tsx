import { QrPicture } from '@mam/ui/picture/qr-picture.tsx';
import { BrandLogo } from '../../brand/brand-logo.tsx';
import { nameOfCoded } from '../use-table-codes.ts';
import { CardAddress, type PaperProps, TableNumber } from './card-parts.tsx';
import styles from './paper.module.css';

/** [TB41] Eight cards on A4, with little ink, to be cut on the dashes. */
export function CardSheet({ tables, brand, words }: PaperProps) {
  const [own, second] = words;
  return (
    <article className={styles.sheet}>
      {tables.map((table) => (
        <section key={table.code} className={styles.card} aria-label={nameOfCoded(table, own.say)}>
          <div className={styles.said}>
            <p className={styles.brand}>
              <BrandLogo url={brand.logo} className={styles.logo} />
              {brand.name}
            </p>
            <TableNumber table={table.table} words={own} />
            <p className={styles.scan}>
              <b lang={own.language}>{own.say('card.scan')}</b>
              <br />
              <span lang={second?.language}>{second?.say('card.scan')}</span>
            </p>
            <CardAddress {...table} />
          </div>
          <div className={styles.code}>
            <svg viewBox="0 0 100 100" aria-hidden="true">
              <circle cx="50" cy="50" r="48.5" />
              <circle cx="50" cy="50" r="45.5" />
              <circle cx="50" cy="50" r="43.5" />
            </svg>
            <div>
              <QrPicture bare text={table.url} label={table.url} />
            </div>
          </div>
        </section>
      ))}
    </article>
  );
}
