import { useWords } from '@mam/client/i18n.ts';
import { useDialog } from '@mam/client/use-dialog.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { UsersRound } from 'lucide-react';
import { groupOrderWords } from '../../words/areas.ts';

/** On the cart: what lies in it becomes the owner's part of a group order. */
export function BeginButton() {
  const say = useWords(groupOrderWords);
  const { show } = useDialog('together');
  return (
    <Button kind="outline" block aria-haspopup="dialog" onClick={show}>
      <UsersRound />
      {say('invite_begin')}
    </Button>
  );
}
