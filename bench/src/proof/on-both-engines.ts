import type { Engine } from '../races/ground.ts';
import type { Proof, ProofRequest, Proven } from './proof.ts';

/** The same proof on both engines, one after the other: they share the machine. */
export function onBothEngines(
  run: (asked: ProofRequest, on: { readonly engine: Engine }) => Promise<Proven>,
): Proof['run'] {
  return async (asked) => {
    const file = await run(asked, { engine: 'sqlite' });
    const postgres = await run(asked, { engine: 'postgres' });
    const counted = Object.entries(postgres.counted).map(([what, much]) => [`postgres ${what}`, much]);
    return {
      found: [...file.found, ...postgres.found],
      counted: { ...file.counted, ...Object.fromEntries(counted) },
    };
  };
}
