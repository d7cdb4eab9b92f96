import { say } from '@mam/client/i18n.ts';
import { screen } from '@mam/client/lazy-screen.ts';
import { Redirect, useParameters } from '@mam/client/router.tsx';
import { linkTo } from '@mam/contract/page/link.ts';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { Suspense, useEffect } from 'react';
import { followJoined, type Joined, joinedStore, useJoined } from '../cart/together.ts';
import { useVisit } from '../device/visit.ts';
import { usePlace } from '../start/use-place.ts';
import { cartWords, groupOrderWords } from '../words/areas.ts';
import type { InGroupOrderProps } from './in-group-order.tsx';
import { Invited } from './joining/invited.tsx';

// most visits are in no group order and have no link to one
const inIt = screen<InGroupOrderProps>(
  () => import('./in-group-order.tsx').then((m) => m.InGroupOrder),
  [groupOrderWords, cartWords],
);
const linked = screen<{ readonly hash: string }>(
  () => import('./joining/linked.tsx').then((m) => m.Linked),
  [groupOrderWords, cartWords],
);

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
    if (again !== '' && joinedStore.getState().joined) showToast(say(groupOrderWords, 'again_in'));
  }, [again]);
  const within = joined ? (
    <Suspense>
      <inIt.Screen key={joined.hash} joined={joined} invited={wanted !== ''} />
    </Suspense>
  ) : null;
  // at a table one orders with one's party, but stays in a group order one is in already
  if (seated) return within;
  return (
    <>
      {within}
      {wanted === '' ? null : wanted === joined?.hash ? (
        <LinkUsed joined={joined} />
      ) : (
        <Suspense>
          <linked.Screen key={wanted} hash={wanted} />
        </Suspense>
      )}
      {joined || wanted !== '' ? null : <Invited again={again} />}
    </>
  );
}

/** Leads a member away from the link: once they are out again it would ask them in. */
function LinkUsed({ joined }: { readonly joined: Joined }) {
  const { source } = usePlace();
  return <Redirect to={linkTo('/menu', { ...joined, source })} />;
}
