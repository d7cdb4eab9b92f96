import { useWords } from '@mam/client/i18n.ts';
import { useDialog } from '@mam/client/use-dialog.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Asks, askedBy } from '../placing/blocking.ts';
import { type ButtonLook, OrderButton } from '../placing/order-button.tsx';
import { whenWord } from '../slot/day-word.ts';
import { checkoutWords } from '../words/areas.ts';
import { fieldsOnPage, useFieldsOnPage } from './fields-on-page.ts';
import type { Checkout } from './use-checkout.ts';
import { useReason } from './use-reason.ts';

/** Asks for what is missing, one thing after the other, then whether to send it; says why when nothing helps. */
export function PlaceButton({ checkout, ...look }: ButtonLook & { readonly checkout: Checkout }) {
  const say = useWords(checkoutWords);
  const reasonOf = useReason();
  const settling = useFieldsOnPage((fields) => fields.settling);
  const { refusal, time, way, store, now, checking } = checkout;
  const asks = refusal && askedBy(refusal, checkout.mayChooseTime);
  const press = usePress(checkout, asks);
  const at = way === 'pickup' && time?.scheduled ? whenWord(say, time.at, now, store.zone) : null;
  return (
    <OrderButton
      {...look}
      word={at === null ? say('place') : say('place_at', { time: at })}
      blocked={refusal !== null && asks === null ? reasonOf(refusal, checkout) : null}
      waits={checking || settling}
      onPress={press}
    />
  );
}

/** A press leads to what is missing; once that is answered it goes on by itself, as far as the question. */
function usePress({ refusal, checking }: Checkout, asks: Asks | null): () => void {
  const dialogs = {
    address: useDialog('address'),
    time: useDialog('time'),
    who: useDialog('who'),
    pay: useDialog('pay'),
    confirm: useDialog('confirm'),
    why: useDialog('why'),
  };
  const [led, setLed] = useState<{ readonly to: Asks; readonly opened: boolean } | null>(null);
  const press = () => {
    if (refusal === null) return dialogs.confirm.show();
    if (asks === null) return dialogs.why.show();
    if (fieldsOnPage.getState().shown.includes(asks))
      return fieldsOnPage.setState({ missed: { what: asks } });
    setLed({ to: asks, opened: false });
    dialogs[asks].show();
  };
  const open = led !== null && dialogs[led.to].open;
  const goOn = useEffectEvent((answered: Asks) => {
    setLed(null);
    // closed without an answer it stays closed
    if (asks !== answered) press();
  });
  useEffect(() => {
    if (led === null) return;
    if (open && !led.opened) setLed({ ...led, opened: true });
    if (!open && led.opened && !checking) goOn(led.to);
  }, [led, open, checking]);
  return press;
}
