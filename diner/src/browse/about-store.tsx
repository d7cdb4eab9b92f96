import { type Say, useLanguage, useWords, type WordArea } from '@mam/client/i18n.ts';
import { isDelivery } from '@mam/domain/delivery/is-delivery.ts';
import type { Minor } from '@mam/domain/money/currency.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import type { Language } from '@mam/domain/money/language.ts';
import { minutesUntilThere } from '@mam/domain/order/promise.ts';
import { formatKm } from '@mam/domain/store/distance.ts';
import { takesNothing } from '@mam/domain/store/open-state.ts';
import type { DeliveryZone, Store } from '@mam/domain/store/store.ts';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { Pill } from '@mam/ui/pill.tsx';
import { MapPin } from 'lucide-react';
import { PlaceMap } from '../delivery/place-map.tsx';
import { lastTick } from '../device/clock.ts';
import { SwitchNotice } from '../store/switch-notice.tsx';
import { useStoreStatus } from '../store/use-store-status.ts';
import { useSwitchNews } from '../store/use-switch-news.ts';
import { WeekHours } from '../store/week-hours.tsx';
import { storesWords } from '../words/areas.ts';
import styles from './about-store.module.css';

type SayStores = typeof storesWords extends WordArea<infer Key> ? Say<Key> : never;

interface AboutStoreProps {
  readonly store: Store;
  readonly onClose: () => void;
}

/** Facts about a store: its place; its hours and the cost of delivery too, where it takes orders [ST16]. */
export function AboutStore({ store, onClose }: AboutStoreProps) {
  const say = useWords(storesWords);
  const now = lastTick();
  const status = useStoreStatus(store, now);
  return (
    <Sheet title={store.name} onClose={onClose}>
      <p className={styles.address}>
        <MapPin aria-hidden="true" />
        <span className="grow">{store.address}</span>
      </p>
      {store.location ? (
        <PlaceMap store={store} at={store.location} label={say('map_here', { name: store.name })}>
          <MapPin aria-hidden="true" />
        </PlaceMap>
      ) : null}
      {status && (!store.hideStatus || takesNothing(store)) ? (
        <p className={styles.status}>
          <Pill kind={status.kind}>{status.word}</Pill>
          <span>{status.more}</span>
        </p>
      ) : null}
      <SwitchNotice store={store} now={now} news={useSwitchNews(store, now)} />
      {store.hideStatus || !store.listed ? null : <WeekHours store={store} now={now} />}
      {store.listed ? <Delivery store={store} /> : null}
    </Sheet>
  );
}

/** The terms of delivery: its cost, the least order and how far it goes. */
function Delivery({ store }: { readonly store: Store }) {
  const say = useWords(storesWords);
  const language = useLanguage();
  const { shipping, minimumOrder, distanceLimitKm, deliveryMinutes } = store;
  const money = (amount: Minor) => formatMoney(amount, store.currency);
  if (!store.orderTypes.some(isDelivery))
    return takesNothing(store) === null ? <p className={styles.terms}>{say('no_delivery')}</p> : null;
  const terms = [
    feeText(store, say, money),
    minimumOrder > 0 ? say('minimum', { amount: money(minimumOrder) }) : null,
    distanceLimitKm > 0 ? say('reach', { km: formatKm(distanceLimitKm, language) }) : null,
    deliveryMinutes ? say('minutes', { n: minutesUntilThere(store, 'DELI', lastTick()) }) : null,
  ];
  const rows = feeRows(shipping, { say, money, language });
  return (
    <section aria-labelledby="about-delivery" className={styles.delivery}>
      <h3 id="about-delivery">{say('delivery')}</h3>
      <p>{terms.filter(Boolean).join(' · ')}</p>
      {rows.length > 0 ? (
        <dl>
          {rows.map(([where, fee]) => (
            <div key={where}>
              <dt>{where}</dt>
              <dd>{fee}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </section>
  );
}

type Money = (amount: Minor) => string;

/** The fee in a sentence, where it is the same everywhere. */
function feeText({ shipping }: Store, say: SayStores, money: Money): string | null {
  switch (shipping.kind) {
    case 'FreeShip':
      return say('fee_free');
    case 'Negotiation':
      return say('fee_call');
    case 'Partner':
      return say('fee_partner');
    case 'Config':
      if (!('flat' in shipping)) return null;
      return shipping.flat === 0 ? say('fee_free') : say('fee_flat', { fee: money(shipping.flat) });
  }
}

interface Telling {
  readonly say: SayStores;
  readonly money: Money;
  readonly language: Language;
}

/** The fee by distance or by zone: where, and how much. */
function feeRows(shipping: Store['shipping'], telling: Telling): [string, string][] {
  const { say, money, language } = telling;
  if ('steps' in shipping)
    return shipping.steps.map(({ upToKm, fee }) => [
      say('fee_up_to', { km: formatKm(upToKm, language) }),
      money(fee),
    ]);
  return 'zones' in shipping ? shipping.zones.map((zone) => [zone.name, zoneText(zone, telling)]) : [];
}

function zoneText({ fee, minimum, freeFrom }: DeliveryZone, { say, money }: Telling): string {
  const terms = [
    fee === 0 ? say('fee_free') : money(fee),
    minimum > 0 ? say('fee_minimum', { amount: money(minimum) }) : null,
    freeFrom !== null && fee > 0 ? say('fee_free_from', { amount: money(freeFrom) }) : null,
  ];
  return terms.filter(Boolean).join(', ');
}
