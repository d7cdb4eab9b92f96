import { useLanguage, useWords } from '@mam/client/i18n.ts';
import { useDialog } from '@mam/client/use-dialog.ts';
import { cleanText } from '@mam/domain/contact/text.ts';
import { isAddressText, isUnverified } from '@mam/domain/delivery/address-text.ts';
import { deliveryKm } from '@mam/domain/delivery/shipping-fee.ts';
import { formatKm } from '@mam/domain/store/distance.ts';
import { textLinkClass } from '@mam/ui/control/button-class.ts';
import { MapPin } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { chooseAddress, forgetAddress, leaveAddress, saveAddress } from '../address/address-book.ts';
import { AddressField } from '../address/address-field.tsx';
import type { Settled } from '../address/spot.ts';
import { SpotPrompt } from '../address/spot-prompt.tsx';
import { useSpot } from '../address/use-spot.ts';
import { timeNow } from '../device/clock.ts';
import { usePlace } from '../start/use-place.ts';
import { checkoutWords } from '../words/areas.ts';
import { fieldsOnPage, useFieldsOnPage } from './fields-on-page.ts';
import styles from './first-fields.module.css';
import type { Checkout } from './use-checkout.ts';

interface AddressHereProps {
  readonly checkout: Checkout;
  /** Enter leads on */
  readonly onNext?: () => void;
}

/** The address of a first order, typed on the page: what stands in the field is where the food goes, or nowhere. */
export function AddressHere({ checkout, onNext }: AddressHereProps) {
  const say = useWords(checkoutWords);
  const language = useLanguage();
  const place = usePlace();
  const dialog = useDialog('pin');
  const { address } = checkout.draft;
  const [known, setKnown] = useState(address);
  const own = useOwnAddress();
  const spot = useSpot({ place, store: checkout.store, known, onForget: own.forget });
  const { search, location } = spot;
  const typed = cleanText(search.text);
  // as it was found here, or chosen by the pin in its sheet: whatever is typed next is typed over it
  if (address !== null && address.text !== known?.text) setKnown(address);

  const latest = useRef(typed);
  const chosenAt = useRef(location);
  const settle = useRef(async (_quiet: boolean): Promise<void> => {});
  useLayoutEffect(() => {
    latest.current = typed;
    settle.current = async (quiet) => {
      if (typed === (address?.text ?? '') && (typed !== '' || quiet)) return;
      if (typed === '' && quiet) return own.forget();
      const settled = await spot.settle('confirm', quiet);
      if (latest.current !== typed) return; // typed on meanwhile: leaving the field asks again
      if (settled) own.keep(settled);
      else own.forget();
    };
  });
  useLayoutEffect(
    () => fieldsOnPage.setState({ settling: spot.busy || spot.locating }),
    [spot.busy, spot.locating],
  );
  // a place that was chosen or measured counts at once, its words when they are there
  useEffect(() => {
    const typing = document.activeElement === search.input.current;
    if (location === null || typed === '' || (location === chosenAt.current && typing)) return;
    chosenAt.current = location;
    void settle.current(true);
  }, [location, typed, search.input]);
  const missed = useFieldsOnPage((fields) => fields.missed);
  useEffect(() => {
    if (missed?.what === 'address') void settle.current(false);
  }, [missed]);

  const stands = address !== null && address.text === typed;
  const km = deliveryKm(checkout.store, address, checkout.shipping);
  return (
    <div>
      <AddressField
        search={search}
        label={say('to')}
        flat
        locating={spot.locating}
        onLocate={spot.locate}
        onLeave={() => void settle.current(true)}
        {...(onNext && { onNext })}
      />
      <SpotPrompt spot={spot} />
      <p role="status" className={styles.note}>
        {stands && address.detail ? <span>{address.detail}</span> : null}
        {stands && km !== null ? say('to_km', { km: formatKm(km, language) }) : null}
        {stands && isUnverified(address) ? (
          <span className={styles.unverified}>{say('to_unverified')}</span>
        ) : null}
      </p>
      <button type="button" className={textLinkClass('small')} onClick={dialog.show}>
        <MapPin />
        {say('to_pin')}
      </button>
    </div>
  );
}

/** The address of this page: one entry of the diner's list, however often it is typed anew. Words alone stay out. */
function useOwnAddress() {
  const entry = useRef<string | null>(null);
  return {
    keep: (settled: Settled): void => {
      const address = { ...settled, detail: '' };
      if (settled.location !== null && isAddressText(settled.text, 'save'))
        entry.current = saveAddress(
          { ...address, kind: 'home', name: '', phone: '' },
          entry.current,
          timeNow(),
        );
      chooseAddress(address, entry.current);
    },
    forget: (): void => {
      if (entry.current !== null) forgetAddress(entry.current);
      entry.current = null;
      leaveAddress();
    },
  };
}
