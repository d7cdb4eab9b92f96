import { demoSignIn } from '@mam/contract/demo/demo.ts';
import type { StaffPage } from '@mam/contract/page/pages.ts';
import type { DemoPart } from '@mam/domain/staff/demo-person.ts';
import { useState } from 'react';
import { call } from '../data/call.ts';

/** The screen each of them comes to work at. */
const SCREENS: Readonly<Record<DemoPart, StaffPage>> = { cook: '/', waiter: '/tables', owner: '/people' };

export const staffLink = (part: DemoPart): string => `/staff${SCREENS[part]}`;

interface Shift {
  /** the role being signed in; null = none */
  readonly coming: DemoPart | null;
  /** the role signed in */
  readonly part: DemoPart | null;
  /** why nobody could, in the server's words */
  readonly refused: string;
}

/** One tap into a shift. `onIn` is told once the browser has the session. */
export function useShift(brand: string, onIn: (part: DemoPart) => void) {
  const [shift, set] = useState<Shift>({ coming: null, part: null, refused: '' });
  const comeIn = async (part: DemoPart) => {
    if (shift.coming) return;
    set({ ...shift, coming: part, refused: '' });
    const answer = await call(demoSignIn, { body: { brand, role: part } });
    if (!answer.ok) return set({ ...shift, coming: null, refused: answer.message });
    set({ coming: null, part, refused: '' });
    onIn(part);
  };
  return { ...shift, comeIn: (part: DemoPart) => void comeIn(part) };
}
