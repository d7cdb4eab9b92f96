import { randomUUID } from 'node:crypto';
import type { PaymentRequest } from '@mam/contract/payment/payment.schema.ts';
import type { SharePayment, TableBillWire } from '@mam/contract/table/bill.schema.ts';
import type { Paying } from '../paying.ts';
import type { AsStaff } from '../staff.ts';
import type { RunningServer } from '../with-server.ts';
import { orderAt, scan } from './sittings.ts';

type Guest = Awaited<ReturnType<RunningServer['addDiner']>>;

/** A server whose store 101 has tables, and who works there. */
export type TablesServed = Pick<Paying, 'server' | 'shop' | 'cook' | 'bank' | 'row'> & {
  parts(): { now(): number };
};

/** The acts of guests and staff of store 101 on bills of tables. */
export function billsAt(paying: TablesServed) {
  let tables = 0;
  let transfers = 0;
  const { server } = paying;
  const as = (by: Guest) => ({ ...by.headers, 'accept-language': 'en' });

  /** so many phones at a table nobody sat at before, and what they ordered */
  const party = async (phones: number, rounds = 1) => {
    tables += 1;
    const table = String(tables);
    const guests: Guest[] = [];
    let id = '';
    for (let at = 0; at < phones; at += 1) {
      const guest = await server().addDiner();
      const sat = await scan(server(), guest, { table, user: { name: `Khách ${at + 1}` } });
      id = (await sat.json()).data.id;
      guests.push(guest);
    }
    const codes: string[] = [];
    for (let at = 0; at < rounds; at += 1) codes.push(await order(guests[0] as Guest, table, id));
    return { id, table, guests, codes };
  };

  /** the code of a round */
  const order = async (by: Guest, table: string, sitting: string): Promise<string> => {
    const answer = await orderAt(server(), paying.shop(), by, {
      table,
      now: paying.parts().now(),
      sitting,
    });
    const { data } = await answer.json();
    if (!answer.ok) throw new Error(data.message);
    return data.order_code;
  };

  const read = async (id: string, by: Guest): Promise<TableBillWire> =>
    (await (await server().send('GET', `/v1/sitting/${id}/bill`, undefined, as(by))).json()).data;

  const readAsStaff = async (id: string): Promise<TableBillWire> =>
    (await (await paying.cook()('GET', `/v1/staff/sitting/${id}/bill`)).json()).data;

  const take = (id: string, by: Guest, wish: object, key: string = randomUUID()) =>
    server().send('POST', `/v1/sitting/${id}/bill/share`, { wish }, { ...as(by), 'idempotency-key': key });

  /** the share that is held by it */
  const taken = async (id: string, by: Guest, wish: object): Promise<TableBillWire['shares'][number]> => {
    const answer = await take(id, by, wish);
    const { data } = await answer.json();
    const share = data.shares?.find(
      (one: TableBillWire['shares'][number]) => one.yours && one.state === 'held',
    );
    if (!share) throw new Error(`not taken: ${data.message}`);
    return share;
  };

  const cash = (id: string, wish: object, amount: number, key: string = randomUUID()) =>
    cashBy(paying.cook(), id, wish, amount, key);
  const cashBy = (by: AsStaff, id: string, wish: object, amount: number, key: string) =>
    by('POST', `/v1/staff/sitting/${id}/bill/cash`, { wish, cash: amount }, { 'idempotency-key': key });

  /** money on the restaurant's account */
  const transfer = (description: string, amount: number, reference?: string) => {
    transfers += 1;
    const waiting = { request: null, total: amount } as never;
    return paying.bank(waiting, {
      account: '1012345678',
      description: `${description} chuyen tien`,
      amount,
      reference: reference ?? `FT-bill-${transfers}`,
    });
  };

  const ofShare = (id: string, share: string, what: string) =>
    `/v1/sitting/${id}/bill/share/${share}/${what}`;

  const askToPay = (id: string, by: Guest, share: string, payment_method: string) =>
    server().send('POST', ofShare(id, share, 'pay'), { payment_method }, as(by));

  /** how a share is paid by a wallet, and our name of the attempt as the gateway knows it */
  const byWallet = async (
    id: string,
    by: Guest,
    share: string,
    method = 'MOMOQR4',
  ): Promise<{ readonly request: PaymentRequest; readonly reference: string }> => {
    const answer = await askToPay(id, by, share, method);
    const { data } = await answer.json();
    if (!answer.ok) throw new Error(`not begun: ${data.message}`);
    const attempts = await attemptsOf(share);
    return { request: data, reference: attempts.at(-1)?.reference ?? '' };
  };

  const attemptsOf = (share: string) =>
    server()
      .database.read.selectFrom('payment_attempts')
      .selectAll()
      .where('bill_share_id', '=', share)
      .orderBy('number')
      .execute();

  /** its state, as the payer's script asks for it */
  const paymentOf = async (id: string, by: Guest, share: string): Promise<SharePayment> => {
    const headers = { ...as(by), accept: 'application/json' };
    return (await (await server().send('GET', ofShare(id, share, 'payment'), undefined, headers)).json())
      .data;
  };

  const rowsOf = (codes: readonly string[]) => Promise.all(codes.map((code) => paying.row({ code })));

  return {
    party,
    order,
    read,
    readAsStaff,
    take,
    taken,
    cash,
    transfer,
    rowsOf,
    askToPay,
    byWallet,
    attemptsOf,
    paymentOf,
  };
}
