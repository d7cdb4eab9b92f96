import { useDialog } from '@mam/client/use-dialog.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import { WishSheet } from '../diet/wish-sheet.tsx';
import type { ShownSection } from './sections.ts';

interface WishDialogProps {
  readonly menu: Menu;
  readonly sections: readonly ShownSection[];
}

/** What to leave out, as a sheet over the menu. */
export function WishDialog({ menu, sections }: WishDialogProps) {
  const { open, close } = useDialog('filter');
  if (!open) return null;
  const left = new Set(sections.flatMap(({ dishes, combos }) => [...dishes, ...combos]));
  return <WishSheet menu={menu} left={left.size} onClose={close} />;
}
