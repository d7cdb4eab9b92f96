import { useWords } from '@mam/client/i18n.ts';
import { useNavigate } from '@mam/client/router.tsx';
import { linkTo } from '@mam/contract/page/link.ts';
import party from '@mam/ui/art/party-popper.svg';
import bowl from '@mam/ui/art/steaming-bowl.svg';
import { Button } from '@mam/ui/control/button.tsx';
import { Modal } from '@mam/ui/dialog/modal.tsx';
import { EmptyState } from '@mam/ui/empty-state.tsx';
import { TrayThing } from '@mam/ui/tray/tray.tsx';
import { useCallback, useEffect, useMemo } from 'react';
import { useIsWide } from '../device/width.ts';
import { useMenu } from '../menu/use-menu.ts';
import { type Followable, invite } from '../order/zalo-invitation.tsx';
import { usePlace } from '../start/use-place.ts';
import { checkoutWords } from '../words/areas.ts';
import { dismissPlacing, type Placing } from './placing.ts';

/** A phone follows its order by itself after this. */
const REDIRECT = 2_000;

function readFollowable(reading: ReturnType<typeof useMenu>): Followable | null {
  if (reading.state !== 'ready') return null;
  const { menu, store } = reading.value;
  return menu.zaloPageId ? { pageId: menu.zaloPageId, name: store.name } : null;
}

/** The whole screen says that it worked; the cart is empty by now. */
export function PlacedDialog({ placing }: { readonly placing: Extract<Placing, { state: 'placed' }> }) {
  const say = useWords(checkoutWords);
  const navigate = useNavigate();
  const wide = useIsWide();
  const { source } = usePlace();
  const { intent, order } = placing;
  const reading = useMenu({ brand: intent.brand, storeId: intent.storeId, source });
  const followable = useMemo(() => readFollowable(reading), [reading]);
  const leave = useCallback(
    (address: string) => {
      navigate(address, { replace: true });
      dismissPlacing();
      invite(followable);
    },
    [navigate, followable],
  );
  const { brand, storeId } = intent;
  const track = useCallback(
    () => leave(linkTo('/order/detail', { brand, storeId, source }, { order_hash: order.hash })),
    [leave, brand, storeId, source, order.hash],
  );
  useEffect(() => {
    navigator.vibrate?.([20, 60, 30]);
  }, []);
  useEffect(() => {
    if (wide !== false) return;
    const timer = setTimeout(track, REDIRECT);
    return () => clearTimeout(timer);
  }, [wide, track]);
  return (
    <Modal place="full" labelledBy="placed" onClose={track}>
      <EmptyState
        onBrand
        titleId="placed"
        title={say('done_title')}
        things={
          <>
            <TrayThing src={bowl} at={[44, 56]} size={46} />
            <TrayThing src={party} at={[78, 26]} size={34} />
          </>
        }
        actions={
          <>
            <Button kind="paper" size="big" onClick={track}>
              {say('done_ok', { code: order.order_code })}
            </Button>
            <Button kind="on-brand" onClick={() => leave(linkTo('/', { brand, storeId: 0, source }))}>
              {say('done_home')}
            </Button>
          </>
        }
      >
        <p role="status">{say('done_text')}</p>
      </EmptyState>
    </Modal>
  );
}
