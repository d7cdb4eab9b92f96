import type { House, Members } from './house.ts';
import { order, staffDo } from './placing.ts';

const PLACE = { pos_parent: 'BEPNHA', pos_id: 101 };

type Member = Awaited<ReturnType<Members['newMember']>>;

async function ofOwn(house: House, by: Member): Promise<string | undefined> {
  const asked = new URLSearchParams({ pos_parent: 'BEPNHA', pos_id: '101', phone_number: by.phone });
  const { vouchers = [] } = await house.call('GET', `/v1/user/vouchers?${asked}`, undefined, by.headers);
  return vouchers[0]?.voucher_code;
}

/** Somebody proves a number, eats, is given points and makes vouchers of them, one of which pays. */
export async function memberScene(house: House): Promise<Member> {
  const { members } = house;
  const by = await members.newMember();
  await members.prove(by);
  const first = await order(house, { by });
  const { manager } = house.staff.BEPNHA;
  const given = { point: 60 + house.chance.below(60), reason: 'Sinh nhật' };
  await house.call('POST', `/v1/staff/order/${first.code}/points`, given, manager);
  await staffDo(house, first, 'accept', 'ready', 'complete');
  const whose = { ...PLACE, phone_number: by.phone };
  const campaign = { ...whose, voucher_campaign_id: house.chance.pick(['DD01', 'DD02', 'DD03']) };
  await house.call('POST', '/v1/user/exchange/voucher', campaign, by.headers);
  if (house.chance.oneIn(2))
    await house.call('POST', '/v1/user/exchange/point', { ...whose, point: 10 }, by.headers);
  const voucher = await ofOwn(house, by);
  const second = await order(house, { by, ...(voucher && house.chance.oneIn(2) && { voucher }) });
  await staffDo(house, second, house.chance.oneIn(3) ? 'reject' : 'accept');
  return by;
}
