import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { GroupOrderWire } from '@mam/contract/group-order/group-order.schema.ts';
import { type Chance, seededChance } from '../../chance.ts';
import { type Engine, openGround } from '../../races/ground.ts';
import { root } from '../../servers/server-process.ts';
import { openTeam } from '../../together/team.ts';
import { onBothEngines } from '../on-both-engines.ts';
import type { Proof, ProofRequest, Proven } from '../proof.ts';
import { proveSeededBugs } from '../seeded-bugs.ts';
import { type Device, openDevice, type Tally } from './device.ts';

const [SHARE, WHOLE] = [40, 5_000];
/** members of a group order: a few in the gate's share, a whole crowd in the whole run */
const [FEW, CROWD] = [8, 50];
/** of so many members one has a second device */
const SECOND_DEVICE = 4;
/** between two changes of a hand, two readings, and for how long a phone is in a tunnel, in ms */
const [CHOOSES, READS, TUNNEL] = [
  [100, 1_500],
  [400, 1_200],
  [500, 6_000],
] as const;
const TUNNELS = 0.05;
/** After a net has come back one reading catches up; a few more may overtake each other. */
const READINGS = 8;

/** How many changes are still to be made, by all hands together. */
interface Left {
  changes: number;
}

/** One hand: changes its cart, reads, and passes through tunnels. */
async function live(device: Device, chance: Chance, left: Left): Promise<void> {
  let tunnel = Promise.resolve();
  // the app begins with a reading: before it there is no cart to keep the same
  while ((await device.read()) === null);
  const chooses = async () => {
    while (left.changes > 0) {
      await pause(chance.whole(...CHOOSES));
      left.changes -= 1;
      device.change();
      if (device.net.cutOff || chance.next() >= TUNNELS) continue;
      device.net.cutOff = true;
      tunnel = pause(chance.whole(...TUNNEL)).then(() => {
        device.net.cutOff = false;
      });
    }
  };
  const reads = async () => {
    while (left.changes > 0) {
      await pause(chance.whole(...READS));
      await device.read();
    }
  };
  await Promise.all([chooses(), reads()]);
  await tunnel;
}

/** A digest of all that everybody must see alike; phones and roles differ by who may know them. */
const sharedStateDigest = ({ sessions }: GroupOrderWire): string =>
  createHash('sha256')
    .update(JSON.stringify(sessions.map(({ user_id, version, cart }) => [user_id, version, cart]).sort()))
    .digest('hex');

const sorted = (lines: readonly (readonly [string, number])[]) => JSON.stringify([...lines].sort());

/** Each screen of a member must show the lines their hands have left. */
function judgeMember(devices: readonly Device[]): string[] {
  const wanted = devices.flatMap((device) => [...device.wanted].filter(([, quantity]) => quantity > 0));
  const shown = devices.map((device) => sorted(device.lines().map(({ key, quantity }) => [key, quantity])));
  return shown
    .filter((lines) => lines !== sorted(wanted))
    .map((lines) => `a screen shows ${lines} instead of ${sorted(wanted)}`);
}

async function runCrowd(
  { count, seed }: ProofRequest,
  { engine, tree = root }: { engine: Engine; tree?: string },
): Promise<Proven> {
  const members = count > SHARE ? CROWD : FEW;
  const ground = await openGround(engine, tree, members);
  try {
    const chance = seededChance(seed);
    const tally: Tally = { stored: 0, overtaken: 0, unanswered: 0, refused: 0 };
    const team = await openTeam(ground.url, ground.shop, ground.diners);
    const people = team.map((member, at) =>
      Array.from({ length: at % SECOND_DEVICE === 0 ? 2 : 1 }, (_, phone) =>
        openDevice(ground.shop, member, {
          name: `${at}-${phone}`,
          url: ground.url,
          chance: seededChance(chance.whole(1, 1_000_000_000)),
          tally,
        }),
      ),
    );
    const devices = people.flat();
    const left = { changes: count };
    await Promise.all(devices.map((one) => live(one, seededChance(chance.whole(1, 1_000_000_000)), left)));
    for (const { net } of devices) net.isGood = true;
    for (let reading = 0; reading < READINGS; reading += 1) {
      await Promise.all(devices.map(({ read }) => read()));
      await Promise.all(devices.map(({ push }) => push()));
    }
    const hashes = new Set(
      (await Promise.all(devices.map(({ read }) => read()))).map((it) => it && sharedStateDigest(it)),
    );
    for (const { stop } of devices) stop();
    const found = [
      ...(hashes.size === 1 ? [] : [`${hashes.size} tellings of the same carts`]),
      ...people.flatMap(judgeMember),
      ...(tally.refused > 0 ? [`${tally.refused} carts were refused`] : []),
    ];
    return {
      found: found.map((what) => `${engine}: ${what}`),
      counted: { members, devices: devices.length, changes: count, ...tally },
    };
  } finally {
    await ground.stop();
  }
}

export const crowd: Proof = {
  says: 'a crowd chooses on phones with a bad net: all screens end with the same carts, every change in them or replaced by its own author',
  share: SHARE,
  whole: WHOLE,
  run: onBothEngines(runCrowd),
  // a server that lets the last write stand loses what a member's other phone did
  prove: (asked) =>
    proveSeededBugs(join(import.meta.dirname, 'mutants'), (tree) =>
      runCrowd(asked, { engine: 'sqlite', tree }),
    ),
};
