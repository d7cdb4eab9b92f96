import type { TableCode } from '@mam/contract/staff/table-codes.schema.ts';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { QrPicture } from '@mam/ui/picture/qr-picture.tsx';
import { useSay } from '../words/words.ts';
import styles from './tablet-address.module.css';

interface TabletAddressProps {
  readonly table: TableCode;
  /** as the staff call it */
  readonly name: string;
  readonly onClose: () => void;
}

/** [TB70] The address that a device of the restaurant opens to stay on a table, or to stay there no more. */
export function TabletAddress({ table: { url }, name, onClose }: TabletAddressProps) {
  const say = useSay();
  const address = `${url}?is_tablet=true`;
  return (
    <Sheet title={say('tablet.title', { table: name })} place="side" onClose={onClose}>
      <div className={styles.address}>
        <p>{say('tablet.how')}</p>
        <QrPicture text={address} label={address} />
        <p className="tiny muted">{address}</p>
      </div>
    </Sheet>
  );
}
