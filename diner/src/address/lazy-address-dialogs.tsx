import { loadWords } from '@mam/client/i18n.ts';
import { lateFile } from '@mam/client/late-file.ts';
import { lazy, Suspense } from 'react';
import { addressBookWords, addressWords, storesWords } from '../words/areas.ts';
import type { AddressDialogsProps } from './address-dialogs.tsx';

const Dialogs = lazy(async () => {
  const [code] = await Promise.all([
    lateFile(() => import('./address-dialogs.tsx')),
    loadWords([addressWords, addressBookWords, storesWords]),
  ]);
  return { default: code.AddressDialogs };
});

/** The address dialogs with their map, fetched when an address is first asked for. */
export function LazyAddressDialogs(props: AddressDialogsProps) {
  return (
    <Suspense>
      <Dialogs {...props} />
    </Suspense>
  );
}
