import { useWords } from '@mam/client/i18n.ts';
import { useLocation, useNavigate } from '@mam/client/router.tsx';
import type { GroupOrderWire } from '@mam/contract/group-order/group-order.schema.ts';
import { linkTo } from '@mam/contract/page/link.ts';
import { asksBeforeOtherStore } from '@mam/domain/group-order/may.ts';
import { Question } from '@mam/ui/dialog/question.tsx';
import { useState } from 'react';
import { forgetJoined, type Joined } from '../../cart/together.ts';
import { usePlace } from '../../start/use-place.ts';
import { groupOrderWords } from '../../words/areas.ts';
import { leaveGroupOrder, ownSession, sayDone } from '../sync/group-order-calls.ts';

interface ElsewhereProps {
  readonly joined: Joined;
  readonly wire: GroupOrderWire;
  /** where they order together */
  readonly storeName: string;
}

/**
 * [GO39] A member has come to the menu of another store: they go on here and leave the group order, or go back. One
 * that may not leave any more only looks around.
 */
export function Elsewhere({ joined, wire, storeName }: ElsewhereProps) {
  const say = useWords(groupOrderWords);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { brand, storeId, source } = usePlace();
  const [busy, setBusy] = useState(false);
  const chooses = /^\/(menu|cart)/.test(pathname) && storeId > 0;
  const away = brand !== joined.brand || storeId !== joined.storeId;
  const owner = wire.role === 'owner';
  const done = !owner && ownSession(wire)?.status === 2;
  if (!chooses || !away || busy || !asksBeforeOtherStore(wire.role, wire.state, done)) return null;
  const goOn = async () => {
    setBusy(true);
    // the yes is to both: nobody leaves with a locked cart [GO8]
    const gone = (!done || (await sayDone(joined.hash, false))) && (await leaveGroupOrder(joined.hash));
    setBusy(false);
    if (gone) forgetJoined(joined.hash);
  };
  return (
    <Question
      danger
      title={say('elsewhere_title', { store: storeName })}
      cancel={say('elsewhere_back')}
      confirm={say(owner ? 'cancel' : 'leave')}
      onCancel={() => navigate(linkTo('/menu', { ...joined, source }), { replace: true })}
      onConfirm={() => void goOn()}
    >
      {say(owner ? 'elsewhere_owner' : 'elsewhere_text', { name: wire.owner_name })}
    </Question>
  );
}
