/** As what somebody listens: a guest is a diner who sits at a table now, a stranger says nothing of themselves. */
export type ListenerKind = 'staff' | 'guest' | 'diner' | 'stranger';

/** Somebody who opens a stream, and from where. */
export interface Opener {
  readonly kind: ListenerKind;
  /** null = a stranger */
  readonly person: string | null;
  /** as networkOf writes it */
  readonly network: string;
}

const OF_ONE_PERSON = 6;
const OF_STRANGERS = 20;

/** [LI5] How many streams are open of one person, and of each kind of listeners behind one address. */
export function openPlaces(mostOfAddress: number) {
  const counts = new Map<string, number>();
  const most = {
    staff: Number.POSITIVE_INFINITY,
    guest: mostOfAddress,
    diner: mostOfAddress,
    stranger: OF_STRANGERS,
  };
  const add = (name: string, by: number) => {
    const count = (counts.get(name) ?? 0) + by;
    if (count > 0) counts.set(name, count);
    else counts.delete(name);
  };
  const isFull = (name: string, of: number) => (counts.get(name) ?? 0) >= of;
  return {
    /** how the place is given back; null = there is none */
    take: ({ kind, person, network }: Opener): (() => void) | null => {
      const place = `${kind} at ${network}`;
      if (person && isFull(person, OF_ONE_PERSON)) return null;
      if (isFull(place, most[kind])) return null;
      const names = person ? [person, place] : [place];
      for (const name of names) add(name, 1);
      return () => {
        for (const name of names) add(name, -1);
      };
    },
  };
}
