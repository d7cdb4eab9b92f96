import type { Membership } from '@mam/contract/loyalty/membership.schema.ts';
import { proofBody, type ToProve } from './phone-proof.ts';
import type { RunningServer } from './with-server.ts';

/** Somebody with a browser and a number of their own. */
export interface PointsMember {
  readonly uid: string;
  readonly headers: Record<string, string>;
  readonly phone: string;
}

/** Numbers of Vietnam alone: 0905… is +84905… */
const international = (phone: string) => `+84${phone.slice(1)}`;

/** People who prove numbers and read their points, around a server. */
export function pointsAt(running: () => RunningServer) {
  let phones = 0;
  const ask = async (
    { headers, phone }: Omit<PointsMember, 'uid'>,
    query: Record<string, string> = {},
  ): Promise<Response> => {
    const asked = { pos_parent: 'BEPNHA', phone_number: phone, ...query };
    return running().fetch(`/v1/user/membership?${new URLSearchParams(asked)}`, { headers });
  };
  return {
    newMember: async (): Promise<PointsMember> => {
      phones += 1;
      const phone = `0905${String(phones).padStart(6, '0')}`;
      const { uid, headers } = await running().addDiner();
      return { uid, headers, phone };
    },
    prove: async ({ uid, headers, phone }: PointsMember, place: Partial<ToProve> = {}): Promise<void> => {
      const whose = { brand: 'BEPNHA', store: 101, uid, typed: phone, international: international(phone) };
      const body = await proofBody(running(), { ...whose, ...place });
      const answer = await running().send('POST', '/v1/my-order/authenticate/verify', body, headers);
      if (!answer.ok) throw new Error(`not proved: ${await answer.text()}`);
    },
    ask,
    membership: async (
      who: Omit<PointsMember, 'uid'>,
      query: Record<string, string> = {},
    ): Promise<Membership> => (await (await ask(who, query)).json()).data,
    movements: ({ phone }: Pick<PointsMember, 'phone'>, brand = 'BEPNHA') =>
      running()
        .database.read.selectFrom('points_movements')
        .select(['kind', 'points', 'missing'])
        .where('brand', '=', brand)
        .where('phone_number', '=', international(phone))
        .orderBy('id')
        .execute(),
    account: (phone: string) => ({ brand: 'BEPNHA', phone_number: international(phone) }),
    /** [LO8] no balance is anything but the sum of its movements */
    unequal: async (): Promise<unknown[]> => {
      const { read } = running().database;
      const accounts = await read.selectFrom('points_accounts').selectAll().execute();
      const movements = await read.selectFrom('points_movements').selectAll().execute();
      return accounts.filter(
        ({ brand, phone_number, balance }) =>
          balance < 0 ||
          balance !==
            movements
              .filter((one) => one.brand === brand && one.phone_number === phone_number)
              .reduce((sum, { points }) => sum + points, 0),
      );
    },
  };
}
