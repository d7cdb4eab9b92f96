import { describe, expect, it } from 'vitest';
import { type GatewayHealth, type GatewayReply, gatewayTurn, healthAfter, WELL } from './gateway-rest.ts';

const NOW = 1_800_000_000_000;
const heard = (clear: boolean, at = NOW, more: Partial<GatewayReply> = {}): GatewayReply => ({
  clear,
  at,
  probe: false,
  busyFor: 0,
  ...more,
});
const after = (answers: readonly GatewayReply[], from: GatewayHealth = WELL) =>
  answers.reduce(healthAfter, from);
const times = (count: number, clear: boolean, at = NOW) =>
  Array.from({ length: count }, () => heard(clear, at));
const ILL = after(times(5, false));

describe('[PA26] a gateway that does not answer rests', () => {
  it('after five unclear answers in a row, not after four, for 15 s', () => {
    expect(gatewayTurn(after(times(4, false)), NOW)).toBe('ask');
    expect(gatewayTurn(ILL, NOW)).toBe('rest');
    expect([14_999, 15_000].map((ms) => gatewayTurn(ILL, NOW + ms))).toEqual(['rest', 'probe']);
  });

  it('after ten of twenty, though a clear one comes between; not of what was long ago', () => {
    const mixed = Array.from({ length: 9 }, () => [heard(true), heard(false)]).flat();
    expect(gatewayTurn(after(mixed), NOW)).toBe('ask');
    expect(gatewayTurn(after([...mixed, heard(true), heard(false)]), NOW)).toBe('rest');
    const later = NOW + 300_000;
    expect(gatewayTurn(after([heard(true, later), heard(false, later)], after(mixed)), later)).toBe('ask');
  });

  it('one question tries it; the others wait for that one', () => {
    const tried = { ...ILL, probing: true };
    const at = NOW + 20_000;
    expect(gatewayTurn(tried, at)).toBe('rest');
    expect(healthAfter(tried, heard(true, at, { probe: true }))).toEqual(WELL);
    const again = healthAfter(tried, heard(false, at, { probe: true }));
    expect([gatewayTurn(again, at + 14_999), gatewayTurn(again, at + 15_000)]).toEqual(['rest', 'probe']);
  });

  it('what was asked before the rest changes nothing of it', () => {
    expect(gatewayTurn(healthAfter(ILL, heard(true)), NOW + 1)).toBe('rest');
    const tried = { ...ILL, probing: true };
    expect(healthAfter(tried, heard(false, NOW + 16_000))).toMatchObject({ probing: true });
  });

  it('as long as it asks for, between a second and five minutes', () => {
    for (const [asked, rests] of [
      [1, 1_000],
      [60_000, 60_000],
      [86_400_000, 300_000],
    ] as const) {
      const busy = healthAfter(WELL, heard(false, NOW, { busyFor: asked }));
      expect([gatewayTurn(busy, NOW + rests - 1), gatewayTurn(busy, NOW + rests)]).toEqual(['rest', 'probe']);
    }
  });

  it('a clock that is put back makes no rest longer', () => {
    expect(gatewayTurn(ILL, NOW - 3_600_000)).toBe('probe');
  });
});
