import { useWords } from '@mam/client/i18n.ts';
import { useDialog } from '@mam/client/use-dialog.ts';
import { nameProblem } from '@mam/domain/group-order/begin.ts';
import { type GroupOrder, teamIn } from '@mam/domain/group-order/group-order.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Field, Input } from '@mam/ui/control/field.tsx';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { UserPlus } from 'lucide-react';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { newKey } from '../cart/cart-actions.ts';
import { groupOrderWords } from '../words/areas.ts';
import { addGuest } from './sync/guest-calls.ts';

const PROBLEMS = { GROUP_ORDER_NAME: 'name_short', GROUP_ORDER_NAME_TAKEN: 'name_taken' } as const;

/** [GO24] Somebody eats along who has no phone at hand: a name is all they need. */
export function AddGuest({ groupOrder }: { readonly groupOrder: GroupOrder }) {
  const say = useWords(groupOrderWords);
  const dialog = useDialog('guest');
  return (
    <>
      <Button kind="soft" block aria-haspopup="dialog" onClick={dialog.show}>
        <UserPlus />
        {say('guest_add')}
      </Button>
      {dialog.open ? <NameSheet groupOrder={groupOrder} onClose={dialog.close} /> : null}
    </>
  );
}

function NameSheet({
  groupOrder,
  onClose,
}: {
  readonly groupOrder: GroupOrder;
  readonly onClose: () => void;
}) {
  const say = useWords(groupOrderWords);
  const form = useId();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<keyof typeof PROBLEMS | null>(null);
  const [busy, setBusy] = useState(false);
  const key = useRef(newKey());
  const names = teamIn(groupOrder).map((one) => one.name);
  const field = useRef<HTMLInputElement>(null);
  const add = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    const wrong = nameProblem(name, names);
    setProblem(wrong);
    if (wrong) return field.current?.focus();
    setBusy(true);
    const added = await addGuest(groupOrder, name, key.current);
    setBusy(false);
    if (added) onClose();
  };
  return (
    <Sheet
      title={say('guest_title')}
      onClose={onClose}
      footer={
        <Button kind="primary" size="big" block type="submit" form={form} busy={busy}>
          {say('guest_save')}
        </Button>
      }
    >
      <form id={form} onSubmit={(event) => void add(event)}>
        <Field label={say('guest_name')} hint={say('guest_text')} problem={problem && say(PROBLEMS[problem])}>
          {(wiring) => (
            <Input
              ref={field}
              maxLength={60}
              autoComplete="off"
              {...wiring}
              value={name}
              onChange={(event) => {
                setName(event.target.value);
                setProblem(null);
              }}
            />
          )}
        </Field>
      </form>
    </Sheet>
  );
}
