import { describe, expect, it } from 'vitest';
import { aCategory, aCombo, aDish, aMenu, MONDAY_NOON } from '../../test/a-dish.ts';
import { AWAY } from '../menu/listing.ts';
import { filterSections, sectionIndex } from './filter-sections.ts';
import { findThings, thingIndex } from './find-things.ts';
import { buildKeyword, fold } from './keyword.ts';
import { markedName } from './marked-name.ts';
import { findNames, nameIndex } from './name-index.ts';
import { withoutSearch, withSearch } from './recent.ts';
import { wordsToTry } from './words-to-try.ts';

const NAMES = [
  'Phở bò (đặc biệt)',
  'Phở gà ta xé',
  'Bún bò Huế',
  'Bún chả Hà Nội',
  'Bánh mì thịt nướng',
  'Bánh canh cua',
  'Hủ tiếu Nam Vang',
  'Sinh tố bơ',
  'Canh chua nhỏ',
  'Gebackene Süßkartoffel',
  'Grüner Jasmintee',
];
const index = nameIndex(NAMES);
const found = (query: string) => findNames(index, query).map(({ name }) => NAMES[name]);
const near = (query: string) => findNames(index, query).flatMap((hit) => (hit.near ? [NAMES[hit.name]] : []));
const direct = (query: string) =>
  findNames(index, query).flatMap((hit) => (hit.near ? [] : [NAMES[hit.name]]));

it('[SE14] "combo" finds every combo first, with other words those that answer them', () => {
  const menu = aMenu(
    [aDish('com', { name: 'Cơm bò lúc lắc' }), aDish('pho', { name: 'Phở gà' })],
    [
      aCombo('mam', { name: 'Mâm sum vầy', description: 'Gà nướng và xôi' }),
      aCombo('trua', { name: 'Bữa trưa văn phòng' }),
    ],
  );
  const things = (query: string) =>
    findThings(thingIndex(menu), query, MONDAY_NOON, AWAY).flatMap(({ thing, near }) =>
      near ? [] : [thing.name],
    );
  expect(things('combo')).toEqual(['Mâm sum vầy', 'Bữa trưa văn phòng', 'Cơm bò lúc lắc']);
  expect(things('COMBO gà')).toEqual(['Mâm sum vầy']);
  expect(things('com')).toEqual(['Cơm bò lúc lắc']);
});

describe('search', () => {
  it('[SE1] accents, capitals, đ and ß do not count', () => {
    expect(fold('  Phở  Bò TÁI ')).toBe('pho bo tai');
    expect(fold('Đậu hũ')).toBe('dau hu');
    expect(fold('Phở'.normalize('NFD'))).toBe('pho');
    expect(fold('Weißbrot mit Öl')).toBe('weissbrot mit ol');
  });

  it('[SE2] a keyword is the words without accents and their initials', () => {
    const { words, initials } = buildKeyword('Phở bò (đặc biệt)');
    expect(words.map(({ folded }) => folded)).toEqual(['pho', 'bo', 'dac', 'biet']);
    expect(initials).toBe('pbdb');
  });

  it.each(['pho', 'PHỞ', 'pbdb', 'pb', 'bo pho', 'phobo', 'pho bo dac biet', 'dac', 'ho b'])(
    '[SE2] [SE3] "%s" finds Phở bò',
    (query) => {
      expect(direct(query)).toContain(NAMES[0]);
    },
  );

  it('[SE3] every word must occur, spaces may be left out only from a word on', () => {
    expect(found('pho huong')).toEqual([]);
    expect(found('obod')).toEqual([]);
    expect(found('')).toHaveLength(NAMES.length);
    expect(found('  ')).toHaveLength(NAMES.length);
    for (const signs of ['%', ' !? ', '\u0301', '\u200b', '🌶']) expect(found(signs)).toEqual([]);
    expect(found(' ( ')).toEqual([NAMES[0]]);
  });

  it.each([
    ['phowr', NAMES[0]],
    ['pho73', NAMES[0]],
    ['phowr bof ddawcj bieetj', NAMES[0]],
    ['pho73 bo2 d9a85c bie65t', NAMES[0]],
    ['phowrbof', NAMES[0]],
    ['phơr', NAMES[0]],
    ['bunf', NAMES[2]],
    ['bun1 cha3', NAMES[3]],
    ['banhs mif', NAMES[4]],
    ['bánh mỳ', NAMES[4]],
    ['thijt nuwowngs', NAMES[4]],
    ['hur tieesu', NAMES[6]],
    ['suesskartoffel', NAMES[9]],
    ['gruener', NAMES[10]],
  ])('[SE6] "%s" finds %s', (query, name) => {
    expect(direct(query)[0]).toBe(name);
  });

  it.each([
    ['another letter', 'bsnh mi'],
    ['a letter too many', 'banhh mi'],
    ['a letter missing', 'bnh mi'],
    ['two letters swapped', 'bahn mi'],
  ])('[SE7] %s is forgiven: "%s"', (_, query) => {
    expect(near(query)[0]).toBe('Bánh mì thịt nướng');
    expect(direct(query)).toEqual([]);
  });

  it('[SE7] short words are not guessed at, long ones while they are typed', () => {
    expect(found('bin')).toEqual([]);
    expect(found('ban')).not.toContain('Bún chả Hà Nội');
    expect(near('jsamint')).toEqual(['Grüner Jasmintee']);
    expect(near('jsam')).toEqual([]);
  });

  it('[SE7] [SE8] what is near comes last', () => {
    expect(found('banh')).toEqual(['Bánh canh cua', 'Bánh mì thịt nướng', 'Canh chua nhỏ']);
    expect(near('banh')).toEqual(['Canh chua nhỏ']);
    expect(found('canh')[0]).toBe('Canh chua nhỏ');
  });

  it('[SE8] the accents that were typed decide between words that are the same without', () => {
    expect(found('bơ')[0]).toBe('Sinh tố bơ');
    expect(found('bò').slice(0, 2)).toEqual(['Bún bò Huế', 'Phở bò (đặc biệt)']);
    expect(found('bò').at(-1)).toBe('Sinh tố bơ');
    expect(found('bun b')[0]).toBe('Bún bò Huế');
    expect(found('bun b')).toContain('Bún chả Hà Nội');
  });

  it('[SE4] finds only what can be ordered now', () => {
    const menu = aMenu(
      [
        aDish('a', { name: 'Phở bò' }),
        aDish('b', { name: 'Phở gà', soldOut: true }),
        aDish('c', { name: 'Phở chay', takeAway: false }),
        aDish('d', { name: 'Phở đêm', window: { days: 0, hours: 2 ** 22 } }),
        aDish('e', { name: 'Phở thêm', sideDish: true }),
        aDish('f', { name: 'Phở ẩn', categoryId: 'hidden' }),
        aDish('g', { name: 'Bún chả' }),
        aDish('h', { name: 'Phở trong mâm', virtual: true }),
      ],
      [],
      { categories: [aCategory('main'), aCategory('hidden', { shown: false })] },
    );
    const ready = thingIndex(menu);
    const ids = (query: string, table = false) =>
      findThings(ready, query, MONDAY_NOON, { table }).map(({ thing }) => thing.id);
    expect(ids('pho')).toEqual(['a']);
    expect(ids('pho', true)).toEqual(['a', 'c']);
    expect(ids('bc')).toEqual(['g']);
    expect(findThings(ready, 'xyz', MONDAY_NOON, AWAY)).toEqual([]);
  });
});

describe('what is found besides dishes by their name', () => {
  const menu = aMenu(
    [
      aDish('name', { name: 'Sườn nướng' }),
      aDish('text', { name: 'Cơm tấm', description: 'Sườn nướng mật ong, bì và chả' }),
      aDish('near', { name: 'Sườm cay' }),
      aDish('butter', { name: 'Bánh mì', description: 'Phết bơ' }),
    ],
    [
      aCombo('combo', { name: 'Mâm phở đôi bạn', description: 'Hai tô phở, hai ly nước' }),
      aCombo('off', { name: 'Mâm phở cũ', active: false }),
      aCombo('past', { name: 'Mâm phở Tết', until: '2026-11-01 00:00:00' }),
      aCombo('inside', { name: 'Mâm phở tại bàn', takeAway: false }),
    ],
  );
  const ready = thingIndex(menu);
  const ids = (query: string, table = false) =>
    findThings(ready, query, MONDAY_NOON, { table }).map(({ thing }) => thing.id);

  it('[SE4] combos on offer are found like dishes', () => {
    expect(ids('mâm phở')).toEqual(['combo']);
    expect(ids('mpdb')).toEqual(['combo']);
    expect(ids('mâm phở', true)).toEqual(['combo', 'inside']);
  });

  it('[SE13] what is said of a dish finds it, after the names and before what is near', () => {
    expect(ids('suon')).toEqual(['name', 'text', 'near']);
    expect(ids('suwown')).toEqual(['name', 'text']);
    expect(ids('cơm sườn')).toEqual(['text']);
    expect(ids('hai ly')).toEqual(['combo']);
  });

  it('[SE13] only words from their start on, short ones whole, accents as they were typed', () => {
    expect(ids('ật')).toEqual([]);
    expect(ids('ly')).toEqual(['combo']);
    expect(ids('bơ')).toEqual(['butter']);
    expect(ids('bò')).toEqual([]);
    expect(ids('ch')).toEqual([]);
    expect(ids('')).toHaveLength(5);
  });
});

describe('searching on the menu itself', () => {
  const pho = aDish('a', { name: 'Phở bò' });
  const sections = sectionIndex([
    { title: 'Bán chạy', kind: 'best', dishes: [pho], combos: [] },
    { title: 'Bún & phở', kind: 'category', dishes: [pho, aDish('b', { name: 'Bún chả' })], combos: [] },
    { title: 'Món nướng', kind: 'category', dishes: [aDish('c', { name: 'Bò lá lốt' })], combos: [] },
    { title: 'Combo', kind: 'combos', dishes: [], combos: [aCombo('d', { name: 'Mâm phở bò' })] },
    { title: 'Canh', kind: 'category', dishes: [aDish('e', { name: 'Canh chua' })], combos: [] },
  ]);
  const left = (query: string) =>
    filterSections(sections, query).map(({ title, dishes, combos }) => [
      title,
      ...[...dishes, ...combos].map(({ id }) => id),
    ]);

  it('[SE10] keeps a category whole by its name, else what answers in it', () => {
    expect(left('phở')).toEqual([
      ['Bún & phở', 'a', 'b'],
      ['Combo', 'd'],
    ]);
    expect(left('bo')).toEqual([
      ['Bún & phở', 'a'],
      ['Món nướng', 'c'],
      ['Combo', 'd'],
    ]);
    expect(left('xyz')).toEqual([]);
    expect(left('bán chạy')).toEqual([['Bán chạy', 'a']]);
    expect(left('')).toHaveLength(5);
  });

  it('[SE10] keeps what is near only when nothing else is found', () => {
    expect(left('cahn')).toEqual([['Canh', 'e']]);
    expect(left('banh')).toEqual([['Canh', 'e']]);
    expect(left('canh')).toEqual([['Canh', 'e']]);
  });
});

describe('what was found is marked', () => {
  const marked = (name: string, query: string) =>
    markedName(name, query)
      .map(({ text, marked: on }) => (on ? `[${text}]` : text))
      .join('');

  it.each([
    ['Bún bò Huế', 'bun b', '[Bún b]ò Huế'],
    ['Bún bò Huế', 'hue bo', 'Bún [bò Huế]'],
    ['Phở bò (đặc biệt)', 'pbdb', '[P]hở [b]ò ([đ]ặc [b]iệt)'],
    ['Phở bò (đặc biệt)', 'phobo', '[Phở bò] (đặc biệt)'],
    ['Bún chả', 'un', 'B[ún] chả'],
    ['Phở bò', 'phowr', '[Phở] bò'],
    ['Bánh mì', 'bahn', '[Bánh] mì'],
    ['Süßkartoffel', 'suss', '[Süß]kartoffel'],
    ['Süßkartoffel', 'kart', 'Süß[kart]offel'],
    ['Phở bò'.normalize('NFD'), 'pho', '[Phở] bò'],
    ['Phở bò', '', 'Phở bò'],
  ])('[SE9] in %s by "%s": %s', (name, query, expected) => {
    expect(marked(name, query)).toBe(expected);
  });
});

describe('before anything is typed', () => {
  it('[SE11] suggests the brand’s words, else what sells best, each once', () => {
    const popular = [{ name: 'Phở bò' }, { name: 'Bún chả' }];
    expect(wordsToTry(['phở  bò', 'PHO BO', ' ', '!', 'trà sữa'], popular)).toEqual(['PHO BO', 'trà sữa']);
    expect(wordsToTry(['  '], popular)).toEqual(['Phở bò', 'Bún chả']);
    expect(
      wordsToTry(
        Array.from({ length: 20 }, (_, n) => `món ${n}`),
        [],
      ),
    ).toHaveLength(12);
  });

  it('[SE12] remembers what was searched for', () => {
    expect(withSearch(['bún bò', 'trà'], ' BUN bo ')).toEqual(['BUN bo', 'trà']);
    expect(withSearch(['trà'], 'b')).toEqual(['trà']);
    const many = Array.from({ length: 12 }, (_, n) => `món ${n}`).reduce<readonly string[]>(withSearch, []);
    expect(many).toHaveLength(8);
    expect(many[0]).toBe('món 11');
    expect(withoutSearch(['bún bò', 'trà'], 'bun bo')).toEqual(['trà']);
  });
});
