import { describe, expect, it } from 'vitest';
import { findCallers, knownAddresses, readCallerSearch, soughtWords, tailOf } from './caller-search.ts';

const caller = (name: string, number: string, lastAt = 0) => ({ name, tail: tailOf(number), lastAt });
const CALLERS = [
  caller('Chị Hạnh', '0903518224', 3),
  caller('Anh Thái Nguyên', '0938518220', 2),
  caller('Nguyễn Phúc Hoàng Ngân', '0977518221', 1),
  caller('', '0912345224', 4),
];
const found = (typed: string) => {
  const search = readCallerSearch(typed);
  return search && findCallers(CALLERS, search, (one) => one).map(({ name }) => name);
};

describe('who calls', () => {
  it('[SF33] is found by the last digits, three or more, however they are spaced or dialled', () => {
    expect(found('224')).toEqual(['', 'Chị Hạnh']);
    expect(found('518 224')).toEqual(['Chị Hạnh']);
    expect(found('0903 518 224')).toEqual(['Chị Hạnh']);
    expect(found('+84 903 518 224')).toEqual(['Chị Hạnh']);
    expect(found('999')).toEqual([]);
  });

  it('[SF33] is found by the words of a name, without accents, from the beginning of each', () => {
    expect(found('hanh')).toEqual(['Chị Hạnh']);
    expect(found('HẠNH chi')).toEqual(['Chị Hạnh']);
    expect(found('nguyen')).toEqual(['Anh Thái Nguyên', 'Nguyễn Phúc Hoàng Ngân']);
    expect(found('nguyen ngan')).toEqual(['Nguyễn Phúc Hoàng Ngân']);
    expect(found('guyen')).toEqual([]);
    expect(found('hanh hanh')).toEqual(['Chị Hạnh']);
  });

  it('[SF33] more has to be typed of what everybody has', () => {
    for (const typed of ['', ' ', '2', '24', 'h', '%', '\u200b', 'h a'])
      expect(readCallerSearch(typed)).toBeNull();
    const long = readCallerSearch('mot hai ba bon nam sau bay h');
    expect(long && soughtWords(long)).toEqual(['mot', 'hai', 'bon', 'nam']);
  });

  it('[SF34] an address is said once, the latest five', () => {
    const at = (text: string, detail = '') => ({ text, detail });
    const twice = [
      at('27 Lê Thánh Tôn', 'Toà B'),
      at('27 le thanh ton', 'toa b'),
      at('  '),
      at('27 Lê Thánh Tôn'),
    ];
    expect(knownAddresses(twice)).toEqual([twice[0], twice[3]]);
    expect(knownAddresses(Array.from({ length: 9 }, (_, n) => at(`${n} Hai Bà Trưng`)))).toHaveLength(5);
  });
});
