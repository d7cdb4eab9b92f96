import drink from '@mam/ui/art/bubble-tea.svg';
import curry from '@mam/ui/art/curry-rice.svg';
import dumpling from '@mam/ui/art/dumpling.svg';
import salad from '@mam/ui/art/green-salad.svg';
import bowl from '@mam/ui/art/steaming-bowl.svg';
import { QrPicture } from '@mam/ui/picture/qr-picture.tsx';
import { Tray, TrayThing } from '@mam/ui/tray/tray.tsx';
import { BrandLogo } from '../../brand/brand-logo.tsx';
import { nameOfCoded } from '../use-table-codes.ts';
import { CardAddress, type PaperProps, TableNumber } from './card-parts.tsx';
import styles from './paper.module.css';

/** [TB41] A whole page for a table: its code on the tray, in the brand's colour. */
export function CardPage({ tables: [table], brand, words }: PaperProps) {
  const [own, ...others] = words;
  if (!table) return null;
  return (
    <article className={styles.page} aria-label={nameOfCoded(table, own.say)}>
      <p className={styles.brand}>
        <BrandLogo url={brand.logo} className={styles.logo} />
        <span className="d">{brand.name}</span>
      </p>
      <div className={styles.tray}>
        <Tray>
          <TrayThing src={bowl} at={[50, 1]} size={21} />
          <TrayThing src={curry} at={[101, 38]} size={21} />
          <TrayThing src={salad} at={[-1, 38]} size={21} />
          <TrayThing src={drink} at={[82, 93]} size={17} />
          <TrayThing src={dumpling} at={[18, 94]} size={18} />
        </Tray>
        <div className={styles.onTray}>
          <QrPicture bare text={table.url} label={table.url} />
        </div>
      </div>
      <div className={styles.foot}>
        <TableNumber table={table.table} words={own} />
        <div>
          <p className={styles.scan} lang={own.language}>
            <span className="d">{own.say('card.scan')}</span>
          </p>
          <p className={styles.others}>
            {others.map(({ language, say }) => (
              <span key={language} lang={language}>
                {say('card.scan')}
              </span>
            ))}
          </p>
          <ol className={styles.steps} lang={own.language}>
            <li>{own.say('card.open')}</li>
            <li>{own.say('card.choose')}</li>
            <li>{own.say('card.cooked')}</li>
          </ol>
          <CardAddress {...table} />
        </div>
      </div>
    </article>
  );
}
