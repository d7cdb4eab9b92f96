import type { AddressedDialog } from '@mam/client/use-dialog.ts';
import { useEffect, useState } from 'react';

/** Shows a sheet again that went before it was known whether what it says arrived. */
export function useReopen({ open, show }: Pick<AddressedDialog, 'open' | 'show'>): () => void {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    // one step of the history after the other: closing takes a moment
    if (!wanted || open) return;
    setWanted(false);
    show();
  }, [wanted, open, show]);
  return () => setWanted(true);
}
