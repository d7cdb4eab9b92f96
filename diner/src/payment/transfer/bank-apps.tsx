import { useWords } from '@mam/client/i18n.ts';
import { BANK_APPS, bankAppLink, type ToTransfer } from '@mam/domain/payment/bank-apps.ts';
import { Chip } from '@mam/ui/control/chip.tsx';
import { useState } from 'react';
import { payingWords } from '../../words/areas.ts';
import styles from './bank-apps.module.css';
import { SaveQrButton } from './save-qr-button.tsx';

interface BankAppsProps {
  readonly transfer: ToTransfer;
  readonly code: string;
  readonly orderCode: string;
}

/** [PA37] The banking apps on this very phone: some have everything filled in, for the others the code is saved. */
export function BankApps({ transfer, code, orderCode }: BankAppsProps) {
  const say = useWords(payingWords);
  const [others, setOthers] = useState(false);
  const links = BANK_APPS.flatMap((app) => {
    const href = bankAppLink(app, transfer);
    return href === null || !(app.fills || others) ? [] : [{ ...app, href }];
  });
  return (
    <section className={styles.apps} aria-labelledby="bank-apps">
      <h3 id="bank-apps" className="strong">
        {say('bank_apps')}
      </h3>
      {links.length > 0 ? <p className="small muted">{say('bank_apps_filled')}</p> : null}
      <ul className={styles.list}>
        {links.map(({ id, name, href }) => (
          <li key={id}>
            {/* the order stays open here, and no other site hears where the diner came from */}
            <a className={styles.app} href={href} target="_blank" rel="noopener noreferrer">
              {name}
            </a>
          </li>
        ))}
        {links.length > 0 && !others ? (
          <li>
            <Chip outline onClick={() => setOthers(true)}>
              {say('bank_apps_others')}
            </Chip>
          </li>
        ) : null}
      </ul>
      <div className={styles.save}>
        <p className="small muted">{say('bank_apps_picture')}</p>
        <SaveQrButton code={code} name={orderCode} />
      </div>
    </section>
  );
}
