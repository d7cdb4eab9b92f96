import { proofBody } from '../../phone-proof.ts';
import type { Ground, Maker } from '../request.ts';
import { STORES } from '../world.ts';

/** A number nobody has asked with yet, and its international form. */
export function freshNumber({ world, brand }: Pick<Ground, 'world' | 'brand'>): {
  typed: string;
  international: string;
} {
  world.counted += 1;
  const tail = String(world.counted).padStart(6, '0');
  return brand === 'SPREE'
    ? { typed: `01512 ${tail}0`, international: `+491512${tail}0` }
    : { typed: `0905 ${tail}`, international: `+84905${tail}` };
}

export const askingForCode: Maker = async (ground) => {
  const { world, brand } = ground;
  const { headers } = await world.server.addDiner();
  const body = { pos_parent: brand, pos_id: STORES[brand][0], phone: freshNumber(ground).typed };
  return { headers, body };
};

export const provingPhone: Maker = async (ground) => {
  const { world, brand } = ground;
  const { uid, headers } = await world.server.addDiner();
  const store = STORES[brand][0];
  return { headers, body: await proofBody(world.server, { brand, store, uid, ...freshNumber(ground) }) };
};
