import { Suspense } from 'react';
import { useInvitation } from '../../order/zalo-invitation.ts';
import { invitationWords } from '../../words/invitation/words.ts';
import { screen } from '../screen.ts';

const dialog = screen(() => import('./zalo-dialog.tsx').then((m) => m.ZaloDialog), [invitationWords]);

/** Over whatever page the diner has come to after their order. */
export function ZaloWhenInvited() {
  return useInvitation() ? (
    <Suspense>
      <dialog.Screen />
    </Suspense>
  ) : null;
}
