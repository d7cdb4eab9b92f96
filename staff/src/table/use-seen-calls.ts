import { markCallsSeen } from '@mam/contract/staff/calls.ts';
import type { StandingCall } from '@mam/domain/table/standing-call.ts';
import { useEffect, useRef } from 'react';
import { call } from '../data/ask.ts';
import { isOpenCall } from './table-call.ts';

/** [TB85] Tells the server which calls this device has drawn; unheard ones are told again at the next reading. */
export function useSeenCalls(storeId: number, calls: readonly StandingCall[]): void {
  const told = useRef(new Set<string>());
  useEffect(() => {
    const ids = calls
      .filter((each) => isOpenCall(each) && !each.isSeen && !told.current.has(each.id))
      .map(({ id }) => id);
    if (ids.length === 0) return;
    for (const id of ids) told.current.add(id);
    const forget = () => {
      for (const id of ids) told.current.delete(id);
    };
    call(markCallsSeen, { body: { store: storeId, ids } }).then((answer) => {
      if (!answer.ok) forget();
    }, forget);
  }, [calls, storeId]);
}
