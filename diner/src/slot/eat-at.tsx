import { useWords } from '@mam/client/i18n.ts';
import { screen } from '@mam/client/lazy-screen.ts';
import { useDialog } from '@mam/client/use-dialog.ts';
import { isOpenAt } from '@mam/domain/store/open-state.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { pauseOf } from '@mam/domain/store/switches.ts';
import { tableNameIn } from '@mam/domain/table/table-here.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Clock } from 'lucide-react';
import { Suspense } from 'react';
import { useMinute } from '../device/clock.ts';
import { usePersisted } from '../device/persisted.ts';
import { useVisit } from '../device/visit.ts';
import { checkoutWords, menuWords } from '../words/areas.ts';

interface EatAtProps {
  readonly store: Store;
}

const late = () => import('./eat-at-sheet.tsx');
const sheet = screen<EatAtProps & { readonly onClose: () => void }>(
  () => late().then((m) => m.EatAtSheet),
  [checkoutWords],
);
const chosenTime = screen<EatAtProps>(() => late().then((m) => m.ChosenTime), [checkoutWords]);

/** Above the menu: when the food is wanted. It can be chosen before anything else, and the menu is the one of then. */
export function EatAt({ store, className }: EatAtProps & { readonly className: string | undefined }) {
  const say = useWords(menuWords);
  const dialog = useDialog('time');
  const choices = usePersisted((state) => state.choices);
  const minute = useMinute();
  // [TB4] a table eats now
  const seated = useVisit(({ table }) => tableNameIn(store, table) !== '');
  const { orderTypes } = store;
  const collects =
    orderTypes.includes('PICKUP') && (choices.type === 'PICKUP' || !orderTypes.includes('DELI'));
  if (seated || !(orderTypes.includes('DELIAT') || collects)) return null;
  // [ST25] what is paused is eaten later
  const isTakenNow =
    minute === null ||
    (isOpenAt(store, minute) && pauseOf(store, collects ? 'PICKUP' : 'DELI', minute) === null);
  const soon = say(isTakenNow ? 'eat_soon' : 'eat_choose');
  const scheduled = choices.time !== null && !choices.orderNow;
  return (
    <div className={className}>
      <Button size="small" aria-haspopup="dialog" onClick={dialog.show}>
        <Clock />
        {scheduled ? (
          <Suspense fallback={soon}>
            <chosenTime.Screen store={store} />
          </Suspense>
        ) : (
          soon
        )}
      </Button>
      {dialog.open ? (
        <Suspense>
          <sheet.Screen store={store} onClose={dialog.close} />
        </Suspense>
      ) : null}
    </div>
  );
}
