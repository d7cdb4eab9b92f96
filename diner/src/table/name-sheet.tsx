import { useWords } from '@mam/client/i18n.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { tableWords } from '../words/areas.ts';
import { NameField, useNaming } from './name-field.tsx';

/** Asks what to call the diner. */
export function NameSheet({ name, onClose }: { readonly name: string; readonly onClose: () => void }) {
  const say = useWords(tableWords);
  const naming = useNaming(name);
  const save = () => {
    if (naming.keep() !== '') onClose();
  };
  return (
    <Sheet
      title={say('name_title')}
      onClose={onClose}
      footer={
        <Button kind="primary" size="big" block onClick={save}>
          {say('save')}
        </Button>
      }
    >
      <NameField naming={naming} onDone={save} />
    </Sheet>
  );
}
