import { useWords } from '@mam/client/i18n.ts';
import { useDialog } from '@mam/client/use-dialog.ts';
import { IconButton } from '@mam/ui/icon-button.tsx';
import { SlidersHorizontal } from 'lucide-react';
import { dietWords } from '../words/diet/words.ts';

/** Opens the filter. It does nothing without its code, so it comes with it. */
export function FilterButton() {
  const say = useWords(dietWords);
  const { show } = useDialog('filter');
  return (
    <IconButton label={say('title')} aria-haspopup="dialog" onClick={show}>
      <SlidersHorizontal />
    </IconButton>
  );
}
