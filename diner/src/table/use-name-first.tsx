import { lateFile } from '@mam/client/late-file.ts';
import { nameAtTable, withoutSampleName } from '@mam/domain/contact/name.ts';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { persisted } from '../device/persisted.ts';

const NameSheet = lazy(() =>
  lateFile(() => import('./name-sheet.tsx')).then(({ NameSheet: component }) => ({ default: component })),
);

const isNamed = () => nameAtTable(persisted.getState().user.name) === null;

/** [TB20] Holds back a message to staff until they know whom to call: `first` asks for a name where there is none. */
export function useNameFirst(): { readonly first: (act: () => void) => void; readonly asking: ReactNode } {
  const [waiting, setWaiting] = useState<{ readonly act: () => void } | null>(null);
  const named = () => {
    setWaiting(null);
    if (waiting && isNamed()) waiting.act();
  };
  return {
    first: (act) => (isNamed() ? act() : setWaiting({ act })),
    asking: waiting ? (
      <Suspense>
        <NameSheet name={withoutSampleName(persisted.getState().user.name)} onClose={named} />
      </Suspense>
    ) : null,
  };
}
