import { readFileSync } from 'node:fs';
import { vietQr } from '@mam/domain/payment/vietqr.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readVietQr } from './read-vietqr.ts';

interface Vector {
  readonly id: string;
  readonly kind: string;
  readonly input: unknown;
  readonly expected: unknown;
}

const VECTORS: Vector[] = JSON.parse(readFileSync('domain/test/payment/vietqr.json', 'utf8'));
const ofKind = (kind: string) => VECTORS.filter((vector) => vector.kind === kind);

describe('reading a VietQR code', () => {
  it.each(ofKind('build'))('reads $id as it was meant', ({ input, expected }) => {
    const { bin, account, amount, purpose = '' } = input as Record<string, string | undefined>;
    expect(readVietQr(String(expected))).toEqual({
      bin,
      account,
      amount: amount === undefined ? null : Number(amount),
      text: purpose,
    });
  });

  it.each(ofKind('reject'))('refuses $id', ({ input }) => {
    expect(readVietQr(String(input))).toBeNull();
  });

  it('reads back every code of ours, and none with a changed sign', () => {
    const account = fc.stringMatching(/^[A-Za-z0-9]{1,19}$/);
    const amount = fc.integer({ min: 1, max: 499_999_999 });
    const text = fc.stringMatching(/^[A-Z0-9]{1,19}$/);
    fc.assert(
      fc.property(account, amount, text, fc.nat(), (number, sum, words, place) => {
        const code = vietQr({ bin: '970436', account: number, amount: sum, text: words }) ?? '';
        expect(readVietQr(code)).toEqual({ bin: '970436', account: number, amount: sum, text: words });
        const at = place % code.length;
        const other = code[at] === '7' ? '8' : '7';
        expect(readVietQr(code.slice(0, at) + other + code.slice(at + 1))).toBeNull();
      }),
    );
  });
});
