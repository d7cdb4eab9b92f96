import { screen } from '@mam/client/lazy-screen.ts';
import { Suspense } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { isHidden } from '../device/hidden.ts';
import { invitationWords } from '../words/areas.ts';

/** The name under which "do not ask again" is stored. */
export const ZALO = 'zalo';

/** A restaurant that can be followed. */
export interface Followable {
  readonly pageId: string;
  readonly name: string;
}

const invitation = createStore<{ readonly to: Followable | null }>(() => ({ to: null }));

export function useInvitation(): Followable | null {
  return useStore(invitation, ({ to }) => to);
}

/** [OR22] After an order that was placed: to the page the brand has, unless the diner wants to hear no more of it. */
export function invite(to: Followable | null): void {
  if (to && !isHidden(ZALO)) invitation.setState({ to });
}

export function endInvitation(): void {
  invitation.setState({ to: null });
}

const dialog = screen(() => import('./zalo-dialog.tsx').then((m) => m.ZaloDialog), [invitationWords]);

/** Over whatever page the diner has come to after their order. */
export function ZaloWhenInvited() {
  return useInvitation() ? (
    <Suspense>
      <dialog.Screen />
    </Suspense>
  ) : null;
}
