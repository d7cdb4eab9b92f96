import type { BoardOrder } from '@mam/domain/staff/board.ts';
import { useEffect, useRef } from 'react';
import { ringOnce } from '../device/bell.ts';
import type { Column } from '../order/columns.ts';

type Kitchen = Readonly<Record<Extract<Column, 'cooking' | 'scheduled'>, readonly BoardOrder[]>>;

const codesOf = (orders: readonly BoardOrder[]) => orders.map(({ code }) => code);

/**
 * Rings once for each order that is the kitchen's without anybody having tapped: taken by its store itself [OR43], or
 * accepted for later, when its moment comes [OR100].
 */
export function useTakenBell({ cooking, scheduled }: Kitchen, on: boolean, isRead: boolean): void {
  const known = useRef<ReadonlySet<string> | null>(null);
  const later = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (!isRead) return;
    const before = known.current;
    const begun = cooking.filter(({ code, lastBy }) => lastBy === 'system' || later.current.has(code));
    const taken = codesOf(begun);
    known.current = new Set([...(before ?? []), ...taken]);
    later.current = new Set([...later.current, ...codesOf(scheduled)]);
    // orders that were there when the board came up are no news
    if (before !== null && on && taken.some((code) => !before.has(code))) ringOnce();
  }, [cooking, scheduled, on, isRead]);
}
