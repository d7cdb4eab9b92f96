import { demoName, demoRole } from '@mam/domain/staff/demo-person.ts';
import { Secret, TOTP } from 'otpauth';
import { addPerson } from '../../../src/staff/people/add-person.ts';
import type { Ground, Headers, Maker, Part } from '../request.ts';
import { PASSWORD, STORES } from '../world.ts';

/** A code lasts so long, in ms. */
const TOTP_STEP = 30_000;

/** One who signs in and out, so that the others stay signed in. */
export const signingIn: Maker = ({ world, brand }) => ({
  headers: { origin: world.server.url },
  body: { pos_parent: brand, name: `${brand} elsewhere`, password: PASSWORD },
});

/** One of a demo's people, in each brand another: whoever names the other brand meets nobody there. */
export const comingIn: Maker = async ({ world, brand }) => {
  const role = brand === 'BEPNHA' ? 'cook' : 'waiter';
  const person = { brand, name: demoName(brand, role), password: PASSWORD, role: demoRole(role), stores: [] };
  await addPerson(world.server.database, person, world.now());
  return { headers: { origin: world.server.url }, body: { brand, role } };
};

export async function sessionOfStaff({ world, brand }: Ground, name: string): Promise<Headers> {
  const { server } = world;
  const body = { pos_parent: brand, name, password: PASSWORD };
  const response = await server.send('POST', '/v1/staff/sign-in', body, { origin: server.url });
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  return { origin: server.url, cookie };
}

export const signingOut: Maker = async (ground) => ({
  headers: await sessionOfStaff(ground, `${ground.brand} elsewhere`),
});

export const newPerson = ({ world, brand }: Ground) => {
  world.counted += 1;
  const name = `Người ${world.counted}`;
  const body = { name, password: PASSWORD, role: 'cook', stores: [STORES[brand][0]] };
  return { headers: world.staff[brand].owner, body };
};

/** Somebody new on the staff, whom nobody misses. */
async function newcomer(ground: Ground): Promise<{ readonly id: string; readonly name: string }> {
  const { headers, body } = newPerson(ground);
  const response = await ground.world.server.send('POST', '/v1/staff/people', body, headers);
  const { people } = (await response.json()).data;
  const { id } = people.find(({ name }: { name: string }) => name === body.name);
  return { id, name: body.name };
}

export const ofNewcomer =
  (body?: object): Maker =>
  async (ground) => ({
    params: { id: (await newcomer(ground)).id },
    headers: ground.world.staff[ground.brand].owner,
    ...(body && { body }),
  });

export const byNewcomer =
  (part: Part = {}): Maker =>
  async (ground) => ({ ...part, headers: await sessionOfStaff(ground, (await newcomer(ground)).name) });

/** A newcomer who has asked for a secret, or has switched it on with a code and can use the next one. */
async function withTotp(ground: Ground, isOn: boolean) {
  const { server } = ground.world;
  const { id, name } = await newcomer(ground);
  const headers = await sessionOfStaff(ground, name);
  const begun = await server.send('POST', '/v1/staff/totp', { password: PASSWORD }, headers);
  const totp = new TOTP({ secret: Secret.fromBase32((await begun.json()).data.secret) });
  const nextCode = () => totp.generate({ timestamp: ground.world.now() });
  if (isOn) {
    await server.send('POST', '/v1/staff/totp/confirm', { code: nextCode() }, headers);
    ground.world.pass(TOTP_STEP);
  }
  return { id, headers, code: nextCode() };
}

export const confirmingTotp: Maker = async (ground) => {
  const { headers, code } = await withTotp(ground, false);
  return { headers, body: { code } };
};

export const endingTotp: Maker = async (ground) => {
  const { headers, code } = await withTotp(ground, true);
  return { headers, body: { password: PASSWORD, code } };
};

export const endingTotpOfOther: Maker = async (ground) => ({
  params: { id: (await withTotp(ground, true)).id },
  headers: ground.world.staff[ground.brand].owner,
});
