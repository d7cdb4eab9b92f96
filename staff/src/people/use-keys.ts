import { dataOrThrow, Refused } from '@mam/client/call.ts';
import type { NewKeyBody } from '@mam/contract/staff/key/key.schema.ts';
import { keysFromWire } from '@mam/contract/staff/key/key-wire.ts';
import { addKey as addKeyCall, endKey as endKeyCall, listKeys } from '@mam/contract/staff/key/keys.ts';
import type { ADD_KEY_REFUSES } from '@mam/contract/staff/key/refusals.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../data/ask.ts';
import { keys, noteRefusal, queries } from '../data/queries.ts';

/** The keys of the brand's programs. */
export const useKeys = () =>
  useQuery({
    queryKey: keys.programs,
    queryFn: async ({ signal }) => keysFromWire(dataOrThrow(await call(listKeys, { signal }))),
  });

/** [SF35] Makes a key: its secret, which nobody reads again, or the refusal. */
export async function addKey(body: NewKeyBody): Promise<string | Refused<(typeof ADD_KEY_REFUSES)[number]>> {
  const answer = await call(addKeyCall, { body });
  if (answer.ok) {
    queries.setQueryData(keys.programs, keysFromWire(answer.data));
    return answer.data.secret;
  }
  // an answer that was lost may have made one
  void queries.invalidateQueries({ queryKey: keys.programs });
  const refused = new Refused(answer);
  noteRefusal(refused);
  return refused;
}

/** Ends a key; answers null, or the refusal. */
export async function endKey(id: string): Promise<Refused | null> {
  const answer = await call(endKeyCall, { params: { id } });
  if (answer.ok) {
    queries.setQueryData(keys.programs, keysFromWire(answer.data));
    return null;
  }
  const refused = new Refused(answer);
  noteRefusal(refused);
  return refused;
}
