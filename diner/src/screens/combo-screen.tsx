import { useWords } from '@mam/client/i18n.ts';
import { useParameters } from '@mam/client/router.tsx';
import type { ComboLine } from '@mam/domain/cart/cart-line.ts';
import type { Combo } from '@mam/domain/menu/combo.ts';
import { IconButton } from '@mam/ui/control/icon-button.tsx';
import { Modal, useLeaveModal } from '@mam/ui/dialog/modal.tsx';
import { TopBar } from '@mam/ui/top-bar.tsx';
import { ArrowLeft } from 'lucide-react';
import { useId } from 'react';
import { useEnterStore } from '../cart/enter-store.ts';
import { usePersisted } from '../device/persisted.ts';
import { ComboForm } from '../dish/combo-form.tsx';
import { UnknownThing } from '../dish/unknown-thing.tsx';
import { MenuLost } from '../lost/menu-lost.tsx';
import { type StoreMenu, useMenu } from '../menu/use-menu.ts';
import { usePlace } from '../start/use-place.ts';
import { useTitle } from '../start/use-title.ts';
import { useWayBack } from '../start/use-way-back.ts';
import { shellWords } from '../words/areas.ts';
import styles from './combo-screen.module.css';

interface RequestedCombo {
  readonly here: StoreMenu | null;
  readonly combo: Combo | null;
  readonly edited: { readonly line: ComboLine; readonly index: number } | null;
  readonly loading: boolean;
  /** asks for the menu again, which could not be loaded */
  readonly retry: (() => void) | null;
}

/** The combo the address names, and the cart line when it names one of this combo. */
function useRequestedCombo(): RequestedCombo {
  const query = useParameters();
  const place = usePlace();
  const reading = useMenu(place);
  useEnterStore(place, reading.state === 'ready');
  const lines = usePersisted((state) => state.cart.lines);
  if (reading.state !== 'ready') {
    const retry = reading.state === 'failed' ? reading.retry : null;
    return { here: null, combo: null, edited: null, loading: reading.state === 'loading', retry };
  }
  const here = reading.value;
  const combo = here.menu.comboById.get(query.get('combo_id') ?? '') ?? null;
  const index = query.has('index') ? Number(query.get('index')) : -1;
  const line = lines[index];
  const edited = line?.kind === 'combo' && line.comboId === combo?.id ? { line, index } : null;
  return { here, combo: combo?.active ? combo : null, edited, loading: false, retry: null };
}

/** /menu/combo over another page: it fills the screen, the tray needs the room. */
export function ComboSheet() {
  const back = useWayBack();
  const title = useId();
  return (
    <Modal labelledBy={title} place="full" onClose={back} className={styles.sheet}>
      <SheetContent titleId={title} />
    </Modal>
  );
}

function SheetContent({ titleId }: { titleId: string }) {
  const leave = useLeaveModal();
  return <ComboContent titleId={titleId} onLeave={leave} />;
}

/** /menu/combo opened directly on a phone. */
export function ComboPage() {
  const back = useWayBack();
  return (
    <main className={styles.page}>
      <ComboContent titleId={useId()} onLeave={back} />
    </main>
  );
}

function ComboContent({ titleId, onLeave }: { titleId: string; onLeave: () => void }) {
  const say = useWords(shellWords);
  const { here, combo, edited, loading, retry } = useRequestedCombo();
  useTitle(combo?.name, here?.store.name);
  if (retry) return <MenuLost retry={retry} />;
  return (
    <>
      <TopBar>
        <IconButton kind="ghost" label={say('back')} onClick={onLeave}>
          <ArrowLeft />
        </IconButton>
        <h1 id={titleId}>{combo?.name}</h1>
      </TopBar>
      {here && combo ? (
        <ComboForm here={here} combo={combo} edited={edited} onDone={onLeave} />
      ) : (
        <UnknownThing what="combo" titleId={`${titleId}-state`} loading={loading} onLeave={onLeave} />
      )}
    </>
  );
}
