import { describe, expect, it } from 'vitest';
import { ACT_KINDS, ACT_NAMES, type Act, keptDetails, keptSubject, kindOfAct, subjectOfAct } from './act.ts';

/** Every field there is, each text with a number in it. */
const NUMBER = '0908 711 460';
const EVERYTHING = {
  ...{ minutes: 5, until: 3, amount: 63_000, currency: 'đ', way: NUMBER, reason: `khách ${NUMBER} gọi` },
  ...{ from: NUMBER, to: NUMBER, promisedBefore: 1, promised: 2, roleBefore: 'cook', role: 'manager' },
  ...{ storesBefore: [101], stores: [], points: -5, refused: 2, keptFrom: 3, keptAfter: 'a'.repeat(64) },
  // fields nobody has named
  ...{ phone: NUMBER, name: 'Lan', address: '12 Lý Tự Trọng' },
};

describe('acts', () => {
  it('[AU2] each belongs to a class and is about something', () => {
    expect(ACT_NAMES.length).toBeGreaterThan(30);
    for (const name of ACT_NAMES) expect(ACT_KINDS).toContain(kindOfAct(name));
    expect([kindOfAct('refund'), kindOfAct('giveBackAtTable')]).toEqual(['moneyOut', 'moneyOut']);
    expect([subjectOfAct('refund'), subjectOfAct('sellOut')]).toEqual(['order', 'dish']);
  });

  it('[AU3] a line keeps the fields its act has, and of a number in them two digits', () => {
    for (const name of ACT_NAMES) {
      const kept = JSON.stringify(keptDetails({ name, subject: { id: 'x' }, details: EVERYTHING } as Act));
      for (const told of [NUMBER, '711', 'Lan', 'Lý Tự Trọng']) expect(kept, name).not.toContain(told);
    }
    const details = { amount: 63_000, currency: 'đ', reason: `khách ${NUMBER} gọi` };
    expect(keptDetails({ name: 'refund', subject: { id: 'C5D19' }, details })).toEqual({
      ...details,
      reason: 'khách •••60 gọi',
    });
    expect(keptDetails({ name: 'markReady', subject: { id: 'C5D19' } })).toEqual({});
  });

  it('[AU3] a name that somebody typed has no number in it; a code stays', () => {
    expect(keptSubject({ id: 'C5D19', name: `Chủ ${NUMBER}` })).toEqual({ id: 'C5D19', name: 'Chủ •••60' });
    expect(keptSubject({ id: '20261120' })).toEqual({ id: '20261120', name: '' });
  });
});
