import { useWords } from '@mam/client/i18n.ts';
import { useParameters } from '@mam/client/router.tsx';
import type { DishLine } from '@mam/domain/cart/cart-line.ts';
import { sellable } from '@mam/domain/menu/availability.ts';
import type { Dish } from '@mam/domain/menu/dish.ts';
import { IconButton } from '@mam/ui/control/icon-button.tsx';
import { Modal, useLeaveModal } from '@mam/ui/dialog/modal.tsx';
import { SheetGrip } from '@mam/ui/dialog/sheet.tsx';
import { ArrowLeft, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { useEnterStore } from '../cart/enter-store.ts';
import { usePersisted } from '../device/persisted.ts';
import { DishForm } from '../dish/dish-form.tsx';
import { OpenPicture } from '../dish/open-picture.tsx';
import { UnknownThing } from '../dish/unknown-thing.tsx';
import { MenuLost } from '../lost/menu-lost.tsx';
import { type StoreMenu, useMenu } from '../menu/use-menu.ts';
import { usePlace } from '../start/use-place.ts';
import { useTitle } from '../start/use-title.ts';
import { useWayBack } from '../start/use-way-back.ts';
import { ComboFirst } from '../suggestion/combo-first.tsx';
import { useComboFirst } from '../suggestion/use-combo-first.ts';
import { dishWords, shellWords } from '../words/areas.ts';
import styles from './dish-screen.module.css';

interface RequestedDish {
  readonly here: StoreMenu | null;
  readonly dish: Dish | null;
  readonly edited: { readonly line: DishLine; readonly index: number } | null;
  readonly loading: boolean;
  /** asks for the menu again, which could not be loaded */
  readonly retry: (() => void) | null;
}

/** The dish the address names, and the cart line when it names one of this dish. */
function useRequestedDish(): RequestedDish {
  const query = useParameters();
  const place = usePlace();
  const reading = useMenu(place);
  useEnterStore(place, reading.state === 'ready');
  const lines = usePersisted((state) => state.cart.lines);
  const id = query.get('product_id') ?? '';
  if (reading.state !== 'ready') {
    const retry = reading.state === 'failed' ? reading.retry : null;
    return { here: null, dish: null, edited: null, loading: reading.state === 'loading', retry };
  }
  const here = reading.value;
  const dish = here.menu.dishes.find(({ storeItemId }) => storeItemId === id) ?? here.menu.dishById.get(id);
  if (!dish || dish.virtual) return { here, dish: null, edited: null, loading: false, retry: null };
  const index = query.has('index') ? Number(query.get('index')) : -1;
  const line = lines[index];
  const edited = line?.kind === 'dish' && line.dishId === dish.id ? { line, index } : null;
  return { here, dish, edited, loading: false, retry: null };
}

/** /menu/product over another page. */
export function DishSheet() {
  const back = useWayBack();
  const title = useId();
  const panel = useRef<HTMLDivElement>(null);
  const asked = useRequestedDish();
  const { combos, openAlone } = useComboFirst(asked);
  if (asked.retry) return <MenuLost retry={asked.retry} />;
  if (asked.here && asked.dish && combos.length > 0)
    return (
      <ComboFirst dish={asked.dish} combos={combos} here={asked.here} onOnly={openAlone} onClose={back} />
    );
  return (
    <Modal labelledBy={title} place="wide" onClose={back} panel={panel} className={styles.sheet}>
      <SheetGrip panel={panel} />
      <SheetContent asked={asked} titleId={title} />
    </Modal>
  );
}

function SheetContent({ asked, titleId }: { asked: RequestedDish; titleId: string }) {
  const leave = useLeaveModal();
  const say = useWords(shellWords);
  const { here, dish, edited, loading } = asked;
  useTitle(dish?.name, here?.store.name);
  return (
    <>
      <div className={styles.top}>
        <p className={styles.name} aria-hidden="true">
          <span className="clip">{dish?.name}</span>
        </p>
        <IconButton label={say('close')} onClick={leave}>
          <X />
        </IconButton>
      </div>
      {here && dish ? (
        <>
          <DishHero dish={dish} />
          <DishForm here={here} dish={dish} edited={edited} titleId={titleId} heading="h2" onDone={leave} />
        </>
      ) : (
        <UnknownThing what="dish" titleId={titleId} loading={loading} onLeave={leave} />
      )}
    </>
  );
}

/** /menu/product opened directly on a phone, or in a store that shows dishes as pages. */
export function DishPage() {
  const back = useWayBack();
  const title = useId();
  const say = useWords(shellWords);
  const asked = useRequestedDish();
  const { here, dish, edited, loading } = asked;
  const { combos, openAlone } = useComboFirst(asked);
  useTitle(dish?.name, here?.store.name);
  if (asked.retry) return <MenuLost retry={asked.retry} />;
  return (
    <main className={styles.page}>
      <div className={styles.top}>
        <IconButton label={say('back')} onClick={back}>
          <ArrowLeft />
        </IconButton>
      </div>
      {here && dish ? (
        <>
          <DishHero dish={dish} />
          <DishForm here={here} dish={dish} edited={edited} titleId={title} heading="h1" onDone={back} />
        </>
      ) : (
        <UnknownThing what="dish" titleId={title} loading={loading} onLeave={back} />
      )}
      {here && dish && combos.length > 0 ? (
        <ComboFirst
          dish={dish}
          combos={combos}
          here={here}
          onOnly={openAlone}
          onClose={openAlone}
          onAdded={back}
        />
      ) : null}
    </main>
  );
}

function DishHero({ dish }: { dish: Dish }) {
  const say = useWords(dishWords);
  const sold = sellable(dish) === 'sold-out';
  return (
    <OpenPicture
      picture={dish.picture}
      name={dish.name}
      shape="hero"
      sold={sold}
      stamp={sold ? say('sold_out') : undefined}
      className={styles.hero}
    />
  );
}
