import { Suspense } from 'react';
import { screen } from '../start/lazy-screen.ts';
import { invitationWords } from '../words/invitation/words.ts';
import { useInvitation } from './zalo-invitation.ts';

const dialog = screen(() => import('./zalo-dialog.tsx').then((m) => m.ZaloDialog), [invitationWords]);

/** Over whatever page the diner has come to after their order. */
export function ZaloWhenInvited() {
  return useInvitation() ? (
    <Suspense>
      <dialog.Screen />
    </Suspense>
  ) : null;
}
