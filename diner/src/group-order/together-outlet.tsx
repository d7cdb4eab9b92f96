import { say } from '@mam/client/i18n.ts';
import { Redirect, useNavigate, useParameters } from '@mam/client/router.tsx';
import type { GroupOrderWire } from '@mam/contract/group-order/group-order.schema.ts';
import { linkTo } from '@mam/contract/page/link.ts';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { useEffect, useLayoutEffect } from 'react';
import {
  followJoined,
  forgetJoined,
  type Joined,
  rememberJoined,
  showLines,
  together,
  useJoined,
} from '../cart/together.ts';
import { useVisit } from '../device/visit.ts';
import { type StoreMenu, useMenu } from '../menu/use-menu.ts';
import { usePlacing } from '../placing/placing.ts';
import { usePlace } from '../start/use-place.ts';
import { useStore } from '../store/use-store.ts';
import { groupOrderWords } from '../words/areas.ts';
import { Invited } from './joining/invited.tsx';
import { JoinSheet } from './joining/join-sheet.tsx';
import { Elsewhere } from './leaving/elsewhere.tsx';
import { OverQuestion, overFor } from './leaving/over-question.tsx';
import { CartGate } from './reopen-question.tsx';
import { useGroupOrder } from './sync/group-order-query.ts';
import { useRunning } from './sync/running.ts';
import { useSettings } from './sync/use-settings.ts';
import { TogetherBand } from './together-band.tsx';

/** Ordering together, over every screen: the way in, and what holds while one is in. */
export function TogetherOutlet() {
  const joined = useJoined();
  const query = useParameters();
  const wanted = query.get('group') ?? '';
  const again = query.get('again') ?? '';
  const seated = useVisit(({ table }) => table !== null);
  useEffect(followJoined, []);
  useEffect(() => {
    // [GO23] another is to be begun, but one eats with others already
    if (again !== '' && together.getState().joined) showToast(say(groupOrderWords, 'again_in'));
  }, [again]);
  const inIt = joined ? <In key={joined.hash} joined={joined} invited={wanted !== ''} /> : null;
  // at a table one orders with those who sit there, but for what one is in already
  if (seated) return inIt;
  return (
    <>
      {inIt}
      {wanted === '' ? null : wanted === joined?.hash ? (
        <LinkUsed joined={joined} />
      ) : (
        <Linked key={wanted} hash={wanted} />
      )}
      {joined || wanted !== '' ? null : <Invited again={again} />}
    </>
  );
}

interface InProps {
  readonly joined: Joined;
  /** a link is open that asks for itself whether this one is left */
  readonly invited: boolean;
}

/** One is in it. */
function In({ joined, invited }: InProps) {
  const reading = useGroupOrder(joined.hash);
  const { source } = usePlace();
  const here = useMenu({ ...joined, source });
  const unknown = reading.state === 'unknown';
  useEffect(() => {
    if (!unknown) return;
    showToast(say(groupOrderWords, 'unknown'), { urgent: true });
    forgetJoined(joined.hash);
  }, [unknown, joined.hash]);
  if (reading.state !== 'ready') return null;
  const wire = reading.value;
  const over = overFor(wire);
  if (over) return <Ended joined={joined} wire={wire} over={over} />;
  return (
    <>
      <TogetherBand joined={joined} wire={wire} />
      <CartGate joined={joined} wire={wire} here={here.state === 'ready' ? here.value : null} />
      {here.state === 'ready' ? <Running joined={joined} wire={wire} here={here.value} /> : null}
      {here.state === 'ready' && !invited ? (
        <Elsewhere joined={joined} wire={wire} storeName={here.value.store.name} />
      ) : null}
    </>
  );
}

function Running(props: {
  readonly joined: Joined;
  readonly wire: GroupOrderWire;
  readonly here: StoreMenu;
}) {
  useRunning(props.joined, props.wire, props.here);
  useSettings(props.wire, props.here.store);
  return null;
}

interface EndedProps {
  readonly joined: Joined;
  readonly wire: GroupOrderWire;
  readonly over: NonNullable<ReturnType<typeof overFor>>;
}

/** There is nothing more to choose: said once, and the diner goes on alone. What was ordered leaves the cart. */
function Ended({ joined, wire, over }: EndedProps) {
  const navigate = useNavigate();
  const { source } = usePlace();
  const told = usePlacing(({ state }) => state !== 'idle');
  const end = () => {
    if (over === 'ordered') showLines(joined, []);
    forgetJoined(joined.hash);
  };
  // whoever ordered knows, also when the group order hears of it late
  const silent = over === 'ordered' && (told || (wire.role === 'owner' && !wire.by_itself));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (silent) end();
  }, [silent]);
  if (told || silent) return null;
  return (
    <OverQuestion
      wire={wire}
      over={over}
      onClose={end}
      onTrack={() => {
        end();
        navigate(linkTo('/order/detail', { ...joined, source }, { order_hash: wire.order }));
      }}
    />
  );
}

/** Who is in leaves the link behind: once they are out again it would ask them in. */
function LinkUsed({ joined }: { readonly joined: Joined }) {
  const { source } = usePlace();
  return <Redirect to={linkTo('/menu', { ...joined, source })} />;
}

/** The link of a group order was opened. */
function Linked({ hash }: { readonly hash: string }) {
  const navigate = useNavigate();
  const place = usePlace();
  const reading = useGroupOrder(hash);
  const wire = reading.state === 'ready' ? reading.value : null;
  const store = useStore(wire?.brand_id ?? '', wire?.store_id ?? 0);
  // the address is left without it: a reload asks nothing again
  const on = () =>
    navigate(linkTo('/menu', wire ? { ...place, brand: wire.brand_id, storeId: wire.store_id } : place), {
      replace: true,
    });
  const isIn = wire?.role === 'owner' || wire?.role === 'member';
  const over = wire && overFor(wire);
  const back = wire !== null && isIn && !over;
  const unknown = reading.state === 'unknown';
  // before the sheet is seen to go: whoever leaves the page that moment is in
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is known
  useLayoutEffect(() => {
    if (unknown) showToast(say(groupOrderWords, 'unknown'), { urgent: true });
    if (back) rememberJoined(hash, { brand: wire.brand_id, storeId: wire.store_id });
    if (unknown || back) on();
  }, [unknown, back]);
  if (!wire || store.state !== 'ready') return null;
  if (over && over !== 'left')
    return (
      <OverQuestion
        wire={wire}
        over={over}
        onClose={on}
        onTrack={() =>
          navigate(
            linkTo(
              '/order/detail',
              { ...place, brand: wire.brand_id, storeId: wire.store_id },
              { order_hash: wire.order },
            ),
            { replace: true },
          )
        }
      />
    );
  return isIn ? null : <JoinSheet wire={wire} store={store.value} onClose={on} onJoined={on} />;
}
