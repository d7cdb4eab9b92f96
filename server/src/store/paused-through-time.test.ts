import { storeFromWire } from '@mam/contract/store/store-wire.ts';
import { endOfSwitch } from '@mam/domain/store/switch-end.ts';
import { pauseOf } from '@mam/domain/store/switches.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importDemo } from '../../test/demo.ts';
import { describeOnBothEngines, type Place } from '../../test/engines.ts';
import { aDish, anOrder, defaultLine, readShop, type Shop } from '../../test/order.ts';
import { COOK } from '../../test/staff.ts';
import { type RunningServer, startServer } from '../../test/with-server.ts';
import { tellOfEndedSwitches } from './ended-switches.ts';
import { setSwitch } from './set-switch.ts';

const [MINUTE, HOUR] = [60_000, 3_600_000];
const START = Date.UTC(2026, 10, 23, 5);
const MOVES = 1_000;
const BRAND = 'BEPNHA';
const STORE = 101;

/** Numbers from 0 to 1 that are the same in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

describeOnBothEngines('a store that is paused', (emptyPlace) => {
  let clock = START;
  let place: Place;
  let server: RunningServer;
  let shop: Shop;
  let config: Parameters<typeof storeFromWire>[1];
  const start = async () => {
    // what is due is done when the test says so, or never
    server = await startServer(place, { now: () => clock, duties: [] });
  };
  beforeAll(async () => {
    place = await emptyPlace();
    await start();
    await importDemo(server.database);
    shop = await readShop(server, BRAND, STORE);
    const answer = await server.fetch(`/v1/config?pos_parent=${BRAND}&pos_id=${STORE}`);
    config = (await answer.json()).data;
  });
  afterAll(async () => {
    await server.stop();
    await place.remove();
  });

  /** the end as every reader of the API has it */
  const toldEnd = async () => {
    // past the answer of before the pause, which this process may still have
    const answer = await server.fetch(`/v1/restaurant?pos_parent=${BRAND}&pos_id=${STORE}&latest=true`);
    const [restaurant] = (await answer.json()).data.restaurants;
    return pauseOf(storeFromWire(restaurant, config), 'PICKUP', clock)?.until ?? null;
  };
  const order = async () => {
    const { headers } = await server.addDiner();
    const phone = `09${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
    const body = anOrder(shop, [defaultLine(aDish(shop), 5)], { type: 'PICKUP', phone });
    const answer = await server.send('POST', '/v1/order', body, headers);
    return (await answer.json()).code ?? answer.status;
  };

  it('[ST18] is open again exactly when it said, however its clock is moved and it is restarted', async () => {
    const chance = seeded(20_261_129);
    let until = START;
    for (let move = 0; move < MOVES; move += 1) {
      if (move % 20 === 0) {
        const end = endOfSwitch(
          shop.store,
          { at: Math.ceil(clock / MINUTE + 1 + chance() * 180) * MINUTE },
          clock,
        );
        if (typeof end !== 'number') throw new Error(end.refused);
        until = end;
        const pause = { brand: BRAND, store: STORE, types: ['PICKUP'], kind: 'pause', minutes: 0 } as const;
        await server.database.transaction((trx) => setSwitch(trx, { ...pause, until, by: COOK }, clock));
      }
      if (move % 50 === 49) {
        await server.stop();
        await start();
      }
      if (chance() < 0.2) await tellOfEndedSwitches.run(server.context);
      // near the end, on it, or hours away: forwards as back
      clock =
        chance() < 0.5
          ? until + Math.round((chance() - 0.5) * 4)
          : clock + Math.round((chance() - 0.5) * HOUR);
      expect([move, await toldEnd()]).toEqual([move, clock < until ? until : null]);
      if (move % 50 === 10) expect([move, await order()]).toEqual([move, clock < until ? 'PAUSED' : 200]);
    }
  });
});
