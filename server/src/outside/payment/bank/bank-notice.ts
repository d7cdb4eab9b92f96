import { createHmac } from 'node:crypto';
import Type from 'typebox';
import { Value } from 'typebox/value';
import { jsonOrNull } from '../../ask.ts';
import { Dong, isSameSignature } from '../ask-gateway.ts';

/** Money on the restaurant's account, as its bank's notifier tells it. */
export interface BankNotice {
  /** empty = it names none */
  readonly account: string;
  /** whole đồng */
  readonly amount: number;
  /** the text on the statement */
  readonly statement: string;
  /** the bank's number of the transfer, unique there */
  readonly transaction: string;
}

const Scalar = Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()]);
const Envelope = Type.Object({ data: Type.Record(Type.String(), Scalar), signature: Type.String() });
const NoticeData = Type.Object({
  accountNumber: Type.Optional(Type.Union([Type.String({ maxLength: 40 }), Type.Null()])),
  amount: Dong,
  description: Type.String({ maxLength: 500 }),
  reference: Type.String({ minLength: 1, maxLength: 100 }),
  code: Type.Literal('00'),
  currency: Type.Optional(Type.Literal('VND')),
});

/** payOS signs the fields of data by name, joined with &, null as nothing: HMAC-SHA256 in hex. */
export function bankSignature(data: Readonly<Record<string, unknown>>, key: string): string {
  const raw = Object.keys(data)
    .sort()
    .map((name) => `${name}=${data[name] ?? ''}`)
    .join('&');
  return createHmac('sha256', key).update(raw).digest('hex');
}

/** A bank notification in the form payOS sends; unsigned = not with this key; malformed = it tells of no money that arrived. */
export function readBankNotice(body: string, key: string): BankNotice | 'unsigned' | 'malformed' {
  const told = jsonOrNull(body);
  if (!Value.Check(Envelope, told)) return 'malformed';
  if (!isSameSignature(told.signature, bankSignature(told.data, key))) return 'unsigned';
  const { data } = told;
  if (!Value.Check(NoticeData, data) || data.amount === 0) return 'malformed';
  const { accountNumber, amount, description, reference } = data;
  return { account: accountNumber ?? '', amount, statement: description, transaction: reference };
}
