import type { AddressedDialog } from '@mam/client/use-dialog.ts';
import { useEffect } from 'react';

/** A question that has become pointless leaves the address too: else it would come up again by itself. */
export function useSettled({ open, close }: AddressedDialog, settled: boolean): void {
  useEffect(() => {
    if (open && settled) close();
  }, [open, close, settled]);
}
