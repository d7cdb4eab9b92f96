import { useWords } from '@mam/client/i18n.ts';
import type { MyData } from '@mam/contract/privacy/my-data.schema.ts';
import { ListRow } from '@mam/ui/list-row.tsx';
import { HandPlatter, Phone, Receipt, Smartphone, UserRound, Users } from 'lucide-react';
import { privacyWords } from '../words/areas.ts';
import styles from './my-data.module.css';

/** [DN8] The file in a few lines: what there is of each kind. */
function Kept({ data }: { readonly data: MyData }) {
  const say = useWords(privacyWords);
  const { name, orders, opened, numbers, devices, joined, group_orders, sittings, calls, bill_shares } = data;
  const together = Math.max(joined.length, group_orders.length);
  const atTable = sittings.length + calls.length + bill_shares.length;
  const rows = [
    name === '' ? null : <ListRow key="name" lead={<UserRound />} label={say('name')} value={name} />,
    orders.length === 0 ? null : (
      <ListRow
        key="orders"
        lead={<Receipt />}
        value={say('orders', { n: orders.length })}
        detail={say('orders_text')}
      />
    ),
    opened.length === 0 ? null : (
      <ListRow key="opened" lead={<Receipt />} value={say('opened', { n: opened.length })} />
    ),
    ...numbers.map(({ brand, phone, points, erased_along }) => (
      <ListRow
        key={`${brand} ${phone}`}
        lead={<Phone />}
        label={say('number')}
        value={points > 0 ? `${phone} · ${say('points', { n: points })}` : phone}
        detail={erased_along ? undefined : say('number_stays')}
      />
    )),
    devices.length === 0 ? null : (
      <ListRow key="devices" lead={<Smartphone />} value={say('devices', { n: devices.length })} />
    ),
    together === 0 ? null : (
      <ListRow key="together" lead={<Users />} value={say('together', { n: together })} />
    ),
    atTable === 0 ? null : (
      <ListRow key="table" lead={<HandPlatter />} value={say('at_table', { n: atTable })} />
    ),
  ].filter((row) => row !== null);
  if (rows.length === 0) return <p className="muted">{say('nothing')}</p>;
  return (
    <>
      <p className="muted">{say('intro')}</p>
      <div className="card">{rows}</div>
    </>
  );
}

/** [DN9] Why nothing can be erased now. */
function Waits({ waits }: { readonly waits: MyData['under_way'] }) {
  const say = useWords(privacyWords);
  return (
    <div className={styles.waits} role="status">
      <p>{say('waits')}</p>
      <ul>
        {waits.map(({ what, name }) => (
          <li key={`${what} ${name}`}>{say(`wait_${what}`, { name })}</li>
        ))}
      </ul>
    </div>
  );
}

/** A diner's data: all that is kept, the part that would go and the part that would stay. */
export function WhatIsKept({ data }: { readonly data: MyData }) {
  const say = useWords(privacyWords);
  return (
    <div className={styles.kept}>
      <Kept data={data} />
      {data.under_way.length > 0 ? <Waits waits={data.under_way} /> : null}
      <section>
        <h3 className="strong">{say('goes_title')}</h3>
        <p className="muted">{say('goes')}</p>
      </section>
      <section>
        <h3 className="strong">{say('stays_title')}</h3>
        <p className="muted">{say('stays')}</p>
      </section>
    </div>
  );
}
