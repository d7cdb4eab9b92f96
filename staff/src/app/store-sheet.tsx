import { RadioRow } from '@mam/ui/control/choice-row.tsx';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { keep } from '../device/kept-choices.ts';
import { useShift } from '../store/shift.tsx';
import { useSay } from '../words/words.ts';

/** Which store's board this device shows. */
export function StoreSheet({ onClose }: { readonly onClose: () => void }) {
  const say = useSay();
  const { me, storeId } = useShift();
  return (
    <Sheet title={say('store.choose')} onClose={onClose}>
      <fieldset>
        <legend className="vh">{say('store.choose')}</legend>
        {me.stores.map(({ id, name }) => (
          <RadioRow
            key={id}
            name="store"
            checked={id === storeId}
            onChange={() => {
              keep({ storeId: id });
              onClose();
            }}
          >
            {name}
          </RadioRow>
        ))}
      </fieldset>
    </Sheet>
  );
}
