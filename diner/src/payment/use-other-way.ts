import { type AddressedDialog, useDialog } from '@mam/client/use-dialog.ts';
import type { MethodType } from '@mam/domain/store/payment-methods.ts';
import { useEffect, useState } from 'react';

interface OtherWay extends AddressedDialog {
  /** the order is paid so now: the sheet goes, then comes what this way needs */
  readonly changed: (type: MethodType) => void;
}

/** [PA27] The sheet of another way to pay; its name stands in the address, so that Back takes it off. */
export function useOtherWay(next: Readonly<Record<MethodType, () => void>>): OtherWay {
  const sheet = useDialog('otherwise');
  const [chosen, setChosen] = useState<MethodType | null>(null);
  const { open, close } = sheet;
  useEffect(() => {
    // one step of the history after the other: closing takes a moment
    if (chosen === null || open) return;
    setChosen(null);
    next[chosen]();
  }, [chosen, open, next]);
  return {
    ...sheet,
    changed: (type) => {
      setChosen(type);
      close();
    },
  };
}
