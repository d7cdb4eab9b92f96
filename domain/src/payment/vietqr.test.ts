import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bankOf } from './banks.ts';
import { plainText } from './plain-text.ts';
import { orderCodesIn, transferReference } from './transfer-reference.ts';
import { crc16, vietQr } from './vietqr.ts';

interface Build {
  readonly poi: string;
  readonly bin: string;
  readonly account: string;
  readonly service: 'QRIBFTTA' | 'QRIBFTTC';
  readonly amount?: string;
  readonly bill?: string;
  readonly purpose?: string;
  readonly purpose_raw?: string;
}

interface Vector<Input, Expected> {
  readonly id: string;
  readonly kind: string;
  readonly input: Input;
  readonly expected: Expected;
}

const VECTORS: Vector<unknown, unknown>[] = JSON.parse(
  readFileSync('domain/test/payment/vietqr.json', 'utf8'),
);
const ofKind = <I, E>(kind: string) => VECTORS.filter((vector) => vector.kind === kind) as Vector<I, E>[];

/** Codes others made against the rules we keep when making our own: an amount in a code that says it has none, a text over 25. */
const isOurs = ({ poi, amount, purpose = '' }: Build) =>
  (poi === '12') === (amount !== undefined) && purpose.length <= 25 && !/[^A-Za-z0-9 ]/.test(purpose);

describe('the text of a VietQR code', () => {
  const published = ofKind<Build, string>('build').filter(({ input }) => isOurs(input));

  it('[PA11] all published codes that keep to the rules are made again', () => {
    expect(published.length).toBe(14);
  });

  it.each(published)('[PA11] $id, byte for byte', ({ input, expected }) => {
    const { bin, account, service, amount, bill, purpose, purpose_raw: typed } = input;
    expect(
      vietQr({
        bin,
        account,
        service,
        ...(amount && { amount: Number(amount) }),
        ...(bill && { bill }),
        text: typed ?? purpose ?? '',
      }),
    ).toBe(expected);
  });

  it.each(ofKind<string, string>('crc'))('[PA11] the checksum of $id', ({ input, expected }) => {
    expect(crc16(input)).toBe(expected);
  });

  it('[PA11] keeps leading zeros of the checksum', () => {
    const zeros = Array.from({ length: 4000 }, (_, n) => crc16(String(n))).filter((crc) =>
      crc.startsWith('0'),
    );
    expect(zeros.length).toBeGreaterThan(0);
    expect(zeros.every((crc) => /^[0-9A-F]{4}$/.test(crc))).toBe(true);
  });

  it('[PA11] makes no code that no bank could follow', () => {
    const good = { bin: '970436', account: '1012345678', amount: 65_000 };
    expect(vietQr(good)).toContain('540565000');
    expect(vietQr({ ...good, bin: '97043' })).toBeNull();
    expect(vietQr({ ...good, account: '' })).toBeNull();
    expect(vietQr({ ...good, account: '1012 345678' })).toBeNull();
    expect(vietQr({ ...good, account: '1'.repeat(20) })).toBeNull();
    for (const amount of [0, -1, 0.5, 500_000_000]) expect(vietQr({ ...good, amount })).toBeNull();
  });

  it('[PA11] a bank is known by BIN, network code or name, in any case', () => {
    for (const id of ['970436', 'vcb', ' Vietcombank ']) expect(bankOf(id)?.bin).toBe('970436');
    expect(bankOf('Sparkasse')).toBeNull();
    expect(bankOf('')).toBeNull();
  });
});

describe('what stands on the statement', () => {
  it.each(ofKind<string, string>('ascii-fold'))(
    '[PA12] $id is folded as banks fold it',
    ({ input, expected }) => {
      expect(plainText(input)).toBe(expected);
    },
  );

  it('[PA12] the reference is found in whatever a bank makes of it', () => {
    const reference = transferReference('A3F92');
    expect(reference).toBe('MAMA3F92');
    for (const statement of [
      'MAMA3F92',
      'mam a3f92',
      'CT DEN:123456 MAMA3F92 FT2433 Chuyển khoản',
      'Nguyễn Lan chuyen MAM\nA3F92.',
      'MAMMAMA3F92X',
    ])
      expect(orderCodesIn(statement).flat(), statement).toContain('A3F92');
    expect(orderCodesIn('tien com trua')).toEqual([]);
    expect(orderCodesIn('MAMA3F')).toEqual([]);
    expect(orderCodesIn('MAMA3F92')).toEqual([['A3F92']]);
    expect(orderCodesIn('MAMA3F92 MAMC4')).toEqual([['A3F92', 'A3F92M', 'A3F92MA', 'A3F92MAM']]);
    expect(orderCodesIn('MAMA3F92K7. MAMC4D79')).toEqual([
      ['A3F92', 'A3F92K', 'A3F92K7', 'A3F92K7M'],
      ['C4D79'],
    ]);
  });
});
