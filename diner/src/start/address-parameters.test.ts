import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLAIN_VISIT, type Visit } from '../device/visit.ts';
import { parseVisit, visitQuery } from './address-parameters.ts';

describe('what an address says about the visit', () => {
  it('takes every value that is allowed', () => {
    const address =
      '?pos_parent=bepnha&pos_id=101&is_preview=true&logo=0&latest=true&is_test=true&menu_type=3&item_type=2' +
      '&search_engine=0&experience=e1&table_name=%20B%C3%A0n%205&main_color=0F766E&button=%23fff';
    expect(parseVisit(address)).toEqual({
      preview: true,
      logoHidden: true,
      latest: true,
      test: true,
      menuType: 3,
      itemType: 2,
      searchEngine: 0,
      experience: 'e1',
      table: { brand: 'BEPNHA', storeId: 101, name: 'Bàn 5', code: null },
      colours: { main_color: '#0f766e', button: '#fff' },
    } satisfies Visit);
  });

  it('says nothing by what is left out', () => {
    expect(parseVisit('')).toEqual({});
    expect(parseVisit('?pos_parent=A&pos_id=101&product_id=123&sheet=abc')).toEqual({});
  });

  it('switches off by any other value of a switch, ignores any other value of a choice', () => {
    expect(parseVisit('?is_preview=1&logo=1&latest=yes&is_test=TRUE')).toEqual({
      preview: false,
      logoHidden: false,
      latest: false,
      test: false,
    });
    const wrong = '?menu_type=4&item_type=x&search_engine=2&experience=&main_color=red&a:b=fff&table_name=5';
    expect(parseVisit(wrong)).toEqual({});
  });

  it('takes the price list from the configuration alone', () => {
    expect(parseVisit('?price_field=ots_price')).toEqual({});
  });

  it('[TB38] takes a table’s code beside its name only', () => {
    const said = (query: string) => parseVisit(`?pos_parent=A&pos_id=1&${query}`).table;
    expect(said('table_name=5&table_code=ABC')).toEqual({ brand: 'A', storeId: 1, name: '5', code: 'ABC' });
    expect(said('table_name=5')?.code).toBeNull();
    expect(said('table_code=ABC')).toBeUndefined();
  });

  it('is cut to what an order may carry', () => {
    const { experience, table } = parseVisit(
      `?pos_parent=A&pos_id=1&experience=${'e'.repeat(99)}&table_name=${'t'.repeat(99)}`,
    );
    expect(experience).toHaveLength(60);
    expect(table?.name).toHaveLength(40);
  });
});

describe('what a tab remembers of it', () => {
  const word = fc.stringMatching(/^[\p{L}\d&=?%+][\p{L}\d&=?%+ ]{0,18}[\p{L}\d&=?%+]$/u);
  const colour = fc.stringMatching(/^#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/);
  const visits = fc.record<Visit>({
    preview: fc.boolean(),
    logoHidden: fc.boolean(),
    latest: fc.boolean(),
    test: fc.boolean(),
    menuType: fc.constantFrom(1, 2, 3, null),
    itemType: fc.constantFrom(1, 2, 3, null),
    searchEngine: fc.constantFrom(0, 1, null),
    experience: fc.option(word),
    table: fc.option(
      fc.record({
        brand: fc.constant('BEPNHA'),
        storeId: fc.integer({ min: 1 }),
        name: word,
        code: fc.option(word),
      }),
    ),
    colours: fc.dictionary(fc.constantFrom('main_color', 'button', 'line'), colour),
  });

  it('is read as it was written', () => {
    fc.assert(
      fc.property(visits, (visit) => {
        const { colours, ...rest } = parseVisit(visitQuery(visit));
        expect({ ...PLAIN_VISIT, ...rest, colours: { ...colours } }).toEqual(visit);
      }),
    );
  });

  it('may be damaged without harm', () => {
    fc.assert(
      fc.property(fc.string(), (damage) => {
        parseVisit(damage);
      }),
    );
  });
});
