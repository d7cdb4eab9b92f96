import { Refused } from '@mam/client/call.ts';
import { setTablesStopped } from '@mam/contract/staff/switches.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { call } from '../data/ask.ts';
import { keys, queries, sayRefusal } from '../data/queries.ts';
import { say } from '../words/words.ts';

function putOnStore(brand: string, storeId: number, tablesStopped: boolean): void {
  queries.setQueryData<readonly Store[]>(keys.stores(brand), (stores) =>
    stores?.map((store) => (store.id === storeId ? { ...store, tablesStopped } : store)),
  );
}

/** Stops orders at the tables and counter of a store, or takes them again: shown at once, read again in any case. */
export async function stopTables(brand: string, storeId: number, stopped: boolean): Promise<void> {
  await queries.cancelQueries({ queryKey: keys.stores(brand) });
  putOnStore(brand, storeId, stopped);
  const answer = await call(setTablesStopped, { body: { store: storeId, tables_stopped: stopped } });
  if (answer.ok) showToast(say(stopped ? 'tables.nowStopped' : 'tables.nowTaken'));
  else {
    putOnStore(brand, storeId, !stopped);
    sayRefusal(new Refused(answer));
  }
  void queries.invalidateQueries({ queryKey: keys.stores(brand) });
}
