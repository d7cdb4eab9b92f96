import { dataOrThrow, Refused } from '@mam/client/call.ts';
import { sittingTopic } from '@mam/contract/http/topic.ts';
import type { Sitting } from '@mam/contract/table/sitting.schema.ts';
import { getSitting } from '@mam/contract/table/sitting.ts';
import { sittingFromWire, sittingWithRoundsFromWire } from '@mam/contract/table/sitting-wire.ts';
import type { SeenSitting, SittingWithRounds } from '@mam/domain/table/seen-sitting.ts';
import type { GuestState } from '@mam/domain/table/sitting.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { call } from '../../data/call.ts';
import { useLive } from '../../data/live/use-live.ts';
import { keepSitting, useKeptSitting } from './kept-sitting.ts';
import { followSitting, isAt, type SittingPlace, sittingKey } from './sit-down.ts';

/** Where the live stream does not come through: who waits to be let in asks. */
const EVERY = 10_000;

/** The sitting at a table, as far as this phone may know it. */
export type CurrentSitting =
  | { readonly at: 'nothing' }
  /** others sit here; it asks, was refused, or has done nothing yet */
  | { readonly at: 'outside'; readonly state: Outside; readonly others: string | null }
  /** [TB91] it sits at another table, and has not said whether it moves */
  | { readonly at: 'elsewhere'; readonly from: string }
  | { readonly at: 'in'; readonly sitting: SittingWithRounds }
  /** its party sits elsewhere now */
  | { readonly at: 'moved'; readonly tables: readonly string[] }
  /** [TB90] 'aside' = another party sits here now */
  | { readonly at: 'over' | 'left' | 'aside' };

/** A phone stands so to others that sit here; 'out' = one of them put it out, 'out-staff' = the staff did. */
export type Outside = 'asking' | 'refused' | 'needed' | 'out' | 'out-staff';

/** [TB88] Whether somebody has put it out. */
export const isPutOut = (state: Outside): boolean => state === 'out' || state === 'out-staff';

const NOTHING: CurrentSitting = { at: 'nothing' };

const isAside = (error: unknown) => error instanceof Refused && error.code === 'SITTING_ASIDE';
const isOver = (error: unknown) =>
  isAside(error) || (error instanceof Refused && error.code === 'SITTING_OVER');
const isUnknown = (error: unknown) => error instanceof Refused && error.code === 'UNKNOWN';

const HEARS: ReadonlySet<GuestState> = new Set<GuestState>(['in', 'asking']);
/** Somebody else may let it in: where it may not listen it asks. */
const isOutside = (sitting: Pick<SeenSitting, 'state'> | undefined): boolean =>
  sitting !== undefined && sitting.state !== 'in' && sitting.state !== 'left';

function outsideSitting({ state, putOutBy: by, isSeen, id }: SeenSitting): CurrentSitting | null {
  const others = isSeen ? null : id;
  if (state === 'asking' || state === 'refused') return { at: 'outside', state, others };
  if (state !== 'out') return null;
  return { at: 'outside', state: by === 'staff' ? 'out-staff' : by === 'guest' ? 'out' : 'needed', others };
}

function useLiveSitting<Seen extends SeenSitting>(id: string | null, select: (wire: Sitting) => Seen) {
  const reading = useQuery({
    queryKey: sittingKey(id),
    queryFn: async ({ signal }) => dataOrThrow(await call(getSitting, { params: { id: id ?? '' }, signal })),
    enabled: id !== null,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (isOutside(state.data) ? EVERY : false),
    select,
  });
  // nothing more becomes of one that is over, and once it is forgotten nobody may listen to it
  const mayHear = reading.data === undefined || HEARS.has(reading.data.state);
  const goesOn = id !== null && mayHear && !isOver(reading.error) && !isUnknown(reading.error);
  useLive(goesOn ? sittingTopic(id) : null);
  return reading;
}

/** A sitting as the server knows it, read again whenever it changes; null = none. */
export const useSittingOf = (id: string | null) => useLiveSitting(id, sittingFromWire);

/** The sitting this phone has to do with at a table, as it becomes. */
export function useSitting({ table, code, store: { currency } }: SittingPlace): CurrentSitting {
  const kept = useKeptSitting(code);
  const id = kept === null || (kept.state === 'left' && kept.id !== null) ? null : kept.id;
  const { data, error } = useLiveSitting(
    id,
    useCallback((wire: Sitting) => sittingWithRoundsFromWire(wire, currency), [currency]),
  );
  const [over, unknown] = [isOver(error), isUnknown(error)];
  useEffect(() => {
    if (id !== null && data && !over) followSitting(code, id, data);
  }, [code, id, data, over]);
  useEffect(() => {
    if (unknown) keepSitting(null);
  }, [unknown]);
  if (kept === null) return NOTHING;
  if (kept.from !== undefined) return { at: 'elsewhere', from: kept.from };
  if (kept.id === null) return { at: 'outside', state: 'needed', others: kept.others ?? null };
  if (kept.state === 'left') return { at: 'left' };
  if (over) return { at: isAside(error) ? 'aside' : 'over' };
  if (!data || unknown) return NOTHING;
  if (data.state === 'left') return { at: 'left' };
  const outside = outsideSitting(data);
  if (outside) return outside;
  return isAt(data, table) ? { at: 'in', sitting: data } : { at: 'moved', tables: data.tables };
}
