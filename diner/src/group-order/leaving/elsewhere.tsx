import { useWords } from '@mam/client/i18n.ts';
import { useLocation, useNavigate } from '@mam/client/router.tsx';
import { linkTo } from '@mam/contract/page/link.ts';
import { type GroupOrder, ownSession } from '@mam/domain/group-order/group-order.ts';
import { asksBeforeOtherStore } from '@mam/domain/group-order/may.ts';
import { Question } from '@mam/ui/dialog/question.tsx';
import { useState } from 'react';
import { forgetJoined, type Joined } from '../../cart/together.ts';
import { usePlace } from '../../start/use-place.ts';
import { groupOrderWords } from '../../words/areas.ts';
import { leaveGroupOrder, sayDone } from '../sync/group-order-calls.ts';

interface ElsewhereProps {
  readonly joined: Joined;
  readonly groupOrder: GroupOrder;
  /** where they order together */
  readonly storeName: string;
}

/**
 * [GO39] A member has come to the menu of another store: they go on here and leave the group order, or go back. One
 * that may not leave any more only looks around.
 */
export function Elsewhere({ joined, groupOrder, storeName }: ElsewhereProps) {
  const say = useWords(groupOrderWords);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { brand, storeId, source } = usePlace();
  const [busy, setBusy] = useState(false);
  const chooses = /^\/(menu|cart)/.test(pathname) && storeId > 0;
  const away = brand !== joined.brand || storeId !== joined.storeId;
  const owner = groupOrder.role === 'owner';
  const done = !owner && ownSession(groupOrder)?.status === 2;
  if (!chooses || !away || busy || !asksBeforeOtherStore(groupOrder.role, groupOrder.state, done))
    return null;
  const goOn = async () => {
    setBusy(true);
    // the yes is to both: nobody leaves with a locked cart [GO8]
    const gone = (!done || (await sayDone(groupOrder, false))) && (await leaveGroupOrder(joined.hash));
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
      {say(owner ? 'elsewhere_owner' : 'elsewhere_text', { name: groupOrder.ownerName })}
    </Question>
  );
}
