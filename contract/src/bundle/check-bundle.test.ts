import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Bundle } from './bundle.schema.ts';
import { checkBundle } from './check-bundle.ts';

const demo = (brand: string): Bundle => JSON.parse(readFileSync(`demo/${brand}/bundle.json`, 'utf8'));

const small: Bundle = {
  format: 'mam-bundle/1',
  brand: { id: 'B', pos_parent: 'NHO', name: 'Quán Nhỏ' },
  stores: [{ Id: 1, Pos_Name: 'Quán Nhỏ', Pos_Address: '1 Lê Lợi', Active: 1 }],
  menus: [
    {
      pos_ids: [1],
      menu: {
        items: [{ id: 'PHO', name: 'Phở', type_id: 'MAIN', ta_price: 50000 }],
        item_types: [{ id: 1, text_id: 'MAIN', name: 'Món chính' }],
      },
    },
  ],
};

/** The mistakes of the small bundle after a change, as "path message". */
function mistakesAfter(change: (bundle: ReturnType<typeof JSON.parse>) => unknown): string[] {
  const copy = structuredClone(small);
  const checked = checkBundle(change(copy) ?? copy);
  return 'mistakes' in checked ? checked.mistakes.map(({ path, message }) => `${path} ${message}`) : [];
}

it.each(['bepnha', 'spree'])('takes the demo brand %s as it is', (brand) => {
  expect(checkBundle(demo(brand))).toEqual({ bundle: demo(brand) });
});

it.each([
  ['a number', () => 7, [' must be object']],
  [
    'another format',
    (b) => Object.assign(b, { format: 'mam-bundle/2' }),
    ['format must be equal to constant'],
  ],
  ['no stores', (b) => Object.assign(b, { stores: [] }), ['stores must not have fewer than 1 items']],
] satisfies [string, (b: Bundle) => unknown, string[]][])('refuses %s', (_, change, mistakes) => {
  expect(mistakesAfter(change)).toEqual(mistakes);
});

it('names texts that not every database can store', () => {
  expect(
    mistakesAfter((b) => {
      b.stores[0].Pos_Name = 'Quán\0Nhỏ';
      b.menus[0].menu.items[0].name = '\ud83c';
      b.menus[0].menu.items[0]['\0'] = 1;
    }),
  ).toEqual([
    'stores[0].Pos_Name must not hold U+0000 or half a character',
    'menus[0].menu.items[0].name must not hold U+0000 or half a character',
    'menus[0].menu.items[0] must not hold U+0000 or half a character',
  ]);
});

it('[OR42] takes a manager whom the whole world can dial, and no other', () => {
  const withManager = (manager: object) => mistakesAfter((b) => void Object.assign(b.stores[0], { manager }));
  expect(withManager({ phone: '+84901234567' })).toEqual([]);
  expect(withManager({ phone: '+4915112345678', channels: ['sms', 'zns'] })).toEqual([]);
  for (const phone of ['0901234567', '+84 901 234 567', '+0901234567', 'Lan', ''])
    expect([phone, withManager({ phone }).length]).toEqual([phone, 1]);
  expect(withManager({ phone: '+84901234567', channels: ['fax'] })).not.toEqual([]);
});

it('names every mistake of the shape with its path, a missing field by its own name', () => {
  expect(
    mistakesAfter((b) => {
      delete b.stores[0].Pos_Name;
      b.stores.push({
        ...small.stores[0],
        Id: 2,
        Pos_Latitude: 100,
        delivery_times: [{ Day_Of_Week: 1, Time_Start: '9h', Time_End: '10:00' }],
      });
      b.menus[0].menu.items[0].status = 'GONE';
      b.menus[0].menu.items[0].ta_price = -5;
      b.menus[0].menu.items.push({ id: 'X' });
      b.voucher_campaigns = [
        {
          campaign_id: 1,
          voucher_campaign_name: 'V',
          many_times_code: 'V1',
          date_start: 1,
          date_end: 2,
          benefit: { kind: 'percent', rate: 20 },
        },
      ];
    }).sort(),
  ).toEqual([
    'menus[0].menu.items[0].status must be one of "ACTIVE", "OUT_OF_STOCK", "DEACTIVE"',
    'menus[0].menu.items[0].ta_price must be >= 0',
    'menus[0].menu.items[1].name is missing',
    'menus[0].menu.items[1].type_id is missing',
    'stores[0].Pos_Name is missing',
    'stores[1].Pos_Latitude must be <= 90',
    'stores[1].delivery_times[0].Day_Of_Week must be >= 2',
    'stores[1].delivery_times[0].Time_Start must match pattern "^([01]?\\d|2[0-4]):[0-5]\\d(:[0-5]\\d)?$"',
    'voucher_campaigns[0].benefit.rate must be <= 1',
  ]);
});

it('names what refers to nothing, also beside mistakes of the shape', () => {
  expect(
    mistakesAfter((b) => {
      b.brand.pos_ids = [1, 9];
      b.brand.payments = [{ payment_method: 'TRANSFER', apply_pos_list: [8] }];
      b.menus[0].pos_ids = [1, 7];
      const { menu } = b.menus[0];
      menu.items.push({ id: 'BUN', name: 'Bún', type_id: 'GONE', ta_price: 1 }, { id: 'COM' });
      menu.list_normal_combo = [
        {
          combo_id: 'C',
          combo_name: 'Mâm',
          ta_value: 1,
          combo_details: [{ id_value: 'g', items: [{ id: 'NOT' }], min_permitted: 1 }],
        },
      ];
      menu.order_suggest = { best_seller: { active: 1, normal_suggestions: [{ type: 'Item', id: 'NOT' }] } };
      b.voucher_campaigns = [
        {
          campaign_id: 1,
          voucher_campaign_name: 'V',
          many_times_code: 'V1',
          date_start: 1,
          date_end: 2,
          list_pos_id: [6],
          benefit: { kind: 'coupon' },
        },
        {
          campaign_id: 2,
          voucher_campaign_name: 'V',
          many_times_code: 'V2',
          date_start: 1,
          date_end: 2,
          benefit: { kind: 'gift', item_id: 'NOT', quantity: 1 },
        },
      ];
    }).sort(),
  ).toEqual([
    'brand.payments[0].apply_pos_list[0] names an unknown store (8)',
    'brand.pos_ids[1] names an unknown store (9)',
    'menus[0].menu.items[1].type_id names an unknown category (GONE)',
    'menus[0].menu.items[2].name is missing',
    'menus[0].menu.items[2].ta_price is missing',
    'menus[0].menu.items[2].type_id is missing',
    'menus[0].menu.list_normal_combo[0].combo_details[0].items[0].id names an unknown dish (NOT)',
    'menus[0].menu.order_suggest.best_seller.normal_suggestions[0].id names an unknown Item (NOT)',
    'menus[0].pos_ids[1] names an unknown store (7)',
    'voucher_campaigns[0].list_pos_id[0] names an unknown store (6)',
    'voucher_campaigns[1].benefit.item_id names an unknown dish (NOT)',
  ]);
});

it('[GO12] names what a promotion for group orders cannot be', () => {
  const promotion = {
    many_times_code: 'CUNG',
    group_order_member_require: 3,
    discount_extra: 0.1,
    active: true,
  };
  const promising = (...group_promotions: unknown[]) =>
    mistakesAfter((b) => Object.assign(b, { group_promotions }));
  expect(promising(promotion, { ...promotion, many_times_code: 'X2', list_pos_id: [1] })).toEqual([]);
  expect(
    promising({ ...promotion, group_order_member_require: 1 }, { many_times_code: 'X2' }).sort(),
  ).toEqual([
    'group_promotions[0].group_order_member_require must be >= 2',
    'group_promotions[1].active is missing',
    'group_promotions[1].group_order_member_require is missing',
  ]);
  expect(
    promising(
      { ...promotion, discount_extra: 0.12345, list_pos_id: [9] },
      { ...promotion, many_times_code: 'cung', date_start: 2, date_end: 1 },
      { ...promotion, many_times_code: 'X3', discount_extra: 0 },
    )
      .map((line) => line.split(' ').slice(0, 3).join(' '))
      .sort(),
  ).toEqual([
    'group_promotions[0].discount_extra is not',
    'group_promotions[0].list_pos_id[0] names an',
    'group_promotions[1].date_end is before',
    'group_promotions[1].many_times_code is used',
    'group_promotions[2] promises nothing:',
  ]);
});

it('[ST10] names special days that are on no calendar, there twice, or whose hours overlap', () => {
  const hours = (...ranges: [string, string][]) =>
    ranges.map(([Time_Start, Time_End]) => ({ Time_Start, Time_End }));
  const days = (special_days: unknown) =>
    mistakesAfter((b) => {
      b.stores[0].special_days = special_days;
    });
  const fine = [
    { date: '2027-01-01', hours: hours(['18:00', '02:00'], ['10:00', '14:00'], ['14:00', '15:00']) },
    { date: '2027-01-02', hours: [] },
  ];
  expect(days(fine)).toEqual([]);
  expect(days([{ date: '2027-02-30', hours: [] }])).toEqual([
    'stores[0].special_days[0].date is on no calendar (2027-02-30)',
  ]);
  expect(days([...fine, { date: '2027-01-02', hours: hours(['10:00', '12:00']) }])).toEqual([
    'stores[0].special_days[2].date is there already (2027-01-02)',
  ]);
  expect(
    days([{ date: '2027-01-01', hours: hours(['18:00', '02:00'], ['10:00', '12:00'], ['23:00', '23:30']) }]),
  ).toEqual(['stores[0].special_days[0].hours[2] overlaps an earlier range']);
  expect(days([{ date: 'Tết', hours: hours(['9h', '12:00']) }, { date: '2027-01-01' }]).sort()).toEqual([
    'stores[0].special_days[0].date must match pattern "^\\d{4}-\\d{2}-\\d{2}$"',
    'stores[0].special_days[0].hours[0].Time_Start must match pattern "^([01]?\\d|2[0-4]):[0-5]\\d(:[0-5]\\d)?$"',
    'stores[0].special_days[1].hours is missing',
  ]);
});

it('[ST15] names hours nobody means, wherever they stand, and a store in the sea', () => {
  const once = { Time_Start: '00:00', Time_End: '00:00' };
  const fine = { Day_Of_Week: 2, Time_Start: '00:00', Time_End: '24:00' };
  const store = (change: object) => mistakesAfter((b) => void Object.assign(b.stores[0], change));
  const says = (path: string) => [
    expect.stringMatching(`^${path.replace(/[[\].]/g, '\\$&')} begins and ends in`),
  ];
  const week = [2, 3, 4, 5, 6, 7, 8].map((Day_Of_Week) => ({ Day_Of_Week, ...once }));
  expect(store({ delivery_times: week })).toHaveLength(7);
  expect(store({ delivery_times: [fine, { Day_Of_Week: 3, ...once }] })).toEqual(
    says('stores[0].delivery_times[1].Time_End'),
  );
  expect(store({ business_times: [{ Time_Start: '9:00', Time_End: '09:00:00' }] })).toEqual(
    says('stores[0].business_times[0].Time_End'),
  );
  expect(store({ time_delivery: [{ Day_Of_Week: 2, ...once }] })).toEqual(
    says('stores[0].time_delivery[0].Time_End'),
  );
  expect(store({ special_days: [{ date: '2027-01-01', hours: [once] }] })).toEqual(
    says('stores[0].special_days[0].hours[0].Time_End'),
  );
  expect(store({ Pos_Latitude: 0, Pos_Longitude: 0 })).toEqual([
    expect.stringMatching(/^stores\[0\]\.Pos_Latitude is 0/),
  ]);
  expect(store({ Pos_Latitude: 0, Pos_Longitude: 9.4 })).toEqual([]);
});

it('[ME13] names dates of combos that are on no calendar, and times no clock shows', () => {
  const combo = (dates: object) =>
    mistakesAfter((b) => {
      b.menus[0].menu.list_normal_combo = [
        { combo_id: 'C', combo_name: 'Mâm', ta_value: 1, combo_details: [], ...dates },
      ];
    });
  const path = 'menus[0].menu.list_normal_combo[0]';
  expect(combo({ start_date: '2027-02-01 00:00:00', end_date: '2027-02-28 23:59:59' })).toEqual([]);
  expect(combo({ end_date: '0000-00-00 00:00:00' })).toEqual([
    `${path}.end_date is on no calendar (0000-00-00)`,
  ]);
  expect(combo({ start_date: '2027-02-30 10:00:00' })).toEqual([
    `${path}.start_date is on no calendar (2027-02-30)`,
  ]);
  expect(combo({ end_date: '2027-02-28 24:00:00' })).toEqual([
    `${path}.end_date is a time no clock shows (2027-02-28 24:00:00)`,
  ]);
});

it('[ME13] names texts nobody can see, that lost a letter, or that are marked for a web page', () => {
  expect(
    mistakesAfter((b) => {
      b.stores[0].Pos_Name = '\u2800';
      const { menu } = b.menus[0];
      menu.item_types[0].name = '\ufe0f\u200b';
      menu.items[0].name = '   ';
      const dish = { type_id: 'MAIN', ta_price: 1 };
      menu.items.push(
        { ...dish, id: 'A', name: 'K\ufffdsesp\ufffdtzle' },
        { ...dish, id: 'B', name: 'Fish &amp; Chips', description: 'Mit <b>Pommes</b>' },
        { ...dish, id: 'C', name: 'A & B <3', description: 'ab 5 <10 Stück & mehr; a > b' },
      );
    }),
  ).toEqual([
    'menus[0].menu.items[1].name holds U+FFFD: a letter was lost before, where this text was written',
    'stores[0].Pos_Name says nothing that can be read',
    'menus[0].menu.items[0].name says nothing that can be read',
    'menus[0].menu.items[2].name holds a mark of a web page (&amp;): texts are plain',
    'menus[0].menu.items[2].description holds a mark of a web page (<b>): texts are plain',
    'menus[0].menu.item_types[0].name says nothing that can be read',
  ]);
});

it('[VO6] names a campaign that would run for one second', () => {
  const campaign = {
    campaign_id: 1,
    voucher_campaign_name: 'V',
    many_times_code: 'V1',
    date_start: 5,
    date_end: 5,
    benefit: { kind: 'coupon' },
  };
  expect(mistakesAfter((b) => void Object.assign(b, { voucher_campaigns: [campaign] }))).toEqual([
    'voucher_campaigns[0].date_end is date_start: it would run for one second',
  ]);
});

it('names what is there twice', () => {
  expect(
    mistakesAfter((b) => {
      b.stores[0].tables = ['1', '2', '1'];
      b.stores.push({ ...b.stores[0], tables: [] });
      b.menus.push(b.menus[0]);
      b.menus[0].menu.items.push(b.menus[0].menu.items[0]);
      const campaign = {
        campaign_id: 1,
        voucher_campaign_name: 'V',
        many_times_code: 'v1',
        date_start: 1,
        date_end: 2,
        benefit: { kind: 'coupon' },
      };
      b.voucher_campaigns = [campaign, { ...campaign, many_times_code: 'V1' }];
    }).sort(),
  ).toEqual([
    'menus[0].menu.items[1] has the id of an earlier entry (PHO)',
    'menus[1].menu.items[1] has the id of an earlier entry (PHO)',
    'menus[1].pos_ids[0] has a menu already (1)',
    'stores[0].tables[2] is there already (1)',
    'stores[1].Id is used by an earlier store (1)',
    'voucher_campaigns[1].campaign_id is used by an earlier campaign (1)',
    'voucher_campaigns[1].many_times_code is used by an earlier campaign (V1)',
  ]);
});

it('[TB34] names codes of tables that no table, two tables or nobody can have', () => {
  const code = (sign: string) => sign.repeat(18);
  const [a, c] = [code('A'), code('C')];
  const codes = (...table_codes: unknown[]) =>
    mistakesAfter((b) => {
      b.stores[0].tables = ['1', 'Sân vườn'];
      b.stores[0].table_codes = table_codes;
    });
  expect(codes({ table: 'Bàn 1', code: a }, { table: 'SÂN VƯỜN', code: c })).toEqual([]);
  expect(codes({ table: '1', code: a }, { table: '3', code: c })).toEqual([
    'stores[0].table_codes[1].table is none of its tables (3)',
  ]);
  expect(codes({ table: '1', code: a }, { table: 'Table 1', code: c })).toEqual([
    'stores[0].table_codes[1].table has a code already (Table 1)',
  ]);
  expect(codes({ table: '1', code: a }, { table: 'Sân vườn', code: a })).toEqual([
    'stores[0].table_codes[1].code is on an earlier table',
  ]);
  for (const wrong of ['', '12', code('0'), code('a'), `${a}A`])
    expect(codes({ table: '1', code: wrong })).toEqual([
      expect.stringMatching(/^stores\[0\]\.table_codes\[0\]\.code must match pattern /),
    ]);
  const twice = mistakesAfter((b) => {
    b.stores[0].tables = ['1'];
    b.stores[0].table_codes = [{ table: '1', code: a }];
    b.stores.push({ ...b.stores[0], Id: 77 });
  });
  expect(twice).toContain('stores[1].table_codes[0].code is on an earlier table');
});

it('[ST14] names what is no table guests sit at: nothing, the counter, the same twice, no text, too long', () => {
  const tables = (list: unknown) => mistakesAfter((b) => void Object.assign(b.stores[0], { tables: list }));
  expect(tables(['1', 'Bàn 2', 'Sân vườn'])).toEqual([]);
  expect(tables(['Bàn', ' \u200b ', 'O2O__SELF_SERVICE', '7', '7'])).toEqual([
    'stores[0].tables[1] says nothing that can be read',
    'stores[0].tables[2] is the counter, which every store has',
    'stores[0].tables[4] is there already (7)',
  ]);
  for (const wrong of [
    [7],
    [''],
    ['x'.repeat(41)],
    'a table',
    Array.from({ length: 2001 }, (_, n) => `${n}`),
  ])
    expect(tables(wrong).every((line) => line.startsWith('stores[0].tables'))).toBe(true);
  for (const wrong of [[7], [''], ['x'.repeat(41)], 'a table']) expect(tables(wrong)).not.toEqual([]);
});

it('[TB22] names what guests cannot call for: nothing, the same twice, too much', () => {
  expect(
    mistakesAfter((b) => {
      b.brand.request_service_notes = ['Xin nước mắm', ' \u200b '];
      b.stores[0].config = { request_service_notes: ['Ghế trẻ em', 'GHẾ TRẺ EM'] };
      b.menus[0].menu.list_service_request_note = ['Đá', 'Chanh', 'đá '];
    }).sort(),
  ).toEqual([
    'brand.request_service_notes[1] says nothing that can be read',
    'menus[0].menu.list_service_request_note[2] is there already (đá )',
    'stores[0].config.request_service_notes[1] is there already (GHẾ TRẺ EM)',
  ]);
  expect(
    mistakesAfter((b) => {
      b.brand.request_service_notes = [''];
      b.stores[0].config = { request_service_notes: ['x'.repeat(61)] };
      b.menus[0].menu.list_service_request_note = Array.from({ length: 21 }, (_, n) => `${n}`);
    })
      .map((line) => line.split(' ')[0])
      .sort(),
  ).toEqual([
    'brand.request_service_notes[0]',
    'menus[0].menu.list_service_request_note',
    'stores[0].config.request_service_notes[0]',
  ]);
});

it('names amounts and rates that no account can hold, limits that cannot be kept and dates the wrong way round', () => {
  expect(
    mistakesAfter((b) => {
      b.brand.min_order_amount = 0.5;
      b.brand.campaign_detail = [{ date_start: 5, date_end: 4 }];
      b.stores.push({
        ...b.stores[0],
        Id: 2,
        vat_rate: 0.08123,
        tz: 'Asia/Saigonn',
        pos_parent: 'OTHER',
        config: { min_order_amount: 0 },
      });
      b.stores[0].config = { min_order_amount: 0 };
      const { menu } = b.menus[0];
      menu.items.push(
        { id: 'A', name: 'A', type_id: 'MAIN', ta_price: 1.5 },
        { id: 'B', name: 'B', type_id: 'MAIN' },
        {
          id: 'C',
          name: 'C',
          type_id: 'MAIN',
          ta_price: 1,
          customizations: [
            { id: 1, name: 'g', options: [{ id: 1, name: 'o' }], min_permitted: 3, max_permitted: 2 },
          ],
        },
        {
          id: 'D',
          name: 'D',
          type_id: 'MAIN',
          ta_price: 1,
          customizations: [{ id: 1, name: 'g', options: [], min_permitted: 1 }],
        },
      );
      menu.list_special_combo = [
        {
          combo_id: 'S',
          combo_name: 'S',
          ta_value: 1,
          start_date: '2025-02-01 00:00:00',
          end_date: '2025-01-01 00:00:00',
          combo_details: [
            { id_value: 1, items: [], quantity: 2 },
            { id_value: 2, sub_id: 'p', items: [{ id: 'PHO' }], min_permitted: 3 },
            { id_value: 3, sub_id: 'p', items: [{ id: 'PHO' }], max_permitted: 2 },
          ],
        },
      ];
    }).sort(),
  ).toEqual([
    'brand.campaign_detail[0].date_end is before date_start',
    'menus[0].menu.items[1].ta_price has more than 0 decimals',
    'menus[0].menu.items[2].ta_price is missing',
    'menus[0].menu.items[3].customizations[0].min_permitted is above max_permitted (2)',
    'menus[0].menu.items[4].customizations[0].options is empty, but something must be chosen',
    'menus[0].menu.list_special_combo[0].combo_details[0].items is empty, but something must be chosen',
    'menus[0].menu.list_special_combo[0].combo_details[1] requires 3 but its pool allows only 2',
    'menus[0].menu.list_special_combo[0].end_date is before start_date',
    'stores[1].pos_parent is another brand (OTHER)',
    'stores[1].tz is not a time zone (Asia/Saigonn)',
    'stores[1].vat_rate is not a whole number of basis points (0.0825 is 825)',
  ]);
});

it('[DI4] names allergens it does not know and marks that deny one', () => {
  expect(
    mistakesAfter((b) => {
      const dish = { name: 'x', type_id: 'MAIN', ta_price: 1 };
      b.menus[0].menu.items.push(
        { ...dish, id: 'A', allergens: ['fish', 'moon dust'] },
        { ...dish, id: 'B', allergens: ['milk'], diets: ['vegan'] },
        { ...dish, id: 'C', allergens: ['oats'], diets: ['gluten_free'] },
        { ...dish, id: 'D', allergens: [], may_contain: ['milk'], diets: ['vegan'], spice_level: 3 },
        { ...dish, id: 'E', spice_level: 4 },
      );
    }).map((mistake) => mistake.replace(/(allergens\[1\] must be one of "|spice_level ).*/, '$1')),
  ).toEqual([
    'menus[0].menu.items[1].allergens[1] must be one of "',
    'menus[0].menu.items[5].spice_level ',
    'menus[0].menu.items[2].diets says vegan, but allergens says milk',
    'menus[0].menu.items[3].diets says gluten_free, but allergens says gluten',
  ]);
});

it('says more than a handful when there is more than a handful', () => {
  const broken = mistakesAfter((b) => {
    for (let n = 0; n < 50; n++)
      b.menus[0].menu.items.push({ id: `x${n}`, name: 'x', type_id: 'MAIN', ta_price: 'many' });
  });
  expect(broken).toHaveLength(50);
});

it('[BR4] takes languages we speak, each once, for all stores of the brand, and names what is no such list', () => {
  const listing = (languages: unknown) => mistakesAfter((b) => void Object.assign(b.brand, { languages }));
  for (const list of [['vi'], ['de', 'en', 'vi']]) expect([list, listing(list)]).toEqual([list, []]);
  const unknown = 'must be one of "vi", "en", "de"';
  expect(listing(['vi', 'fr'])).toEqual([`brand.languages[1] ${unknown}`]);
  expect(listing(['ge'])).toEqual([`brand.languages[0] ${unknown}`]);
  expect(listing([])).toEqual(['brand.languages must not have fewer than 1 items']);
  expect(listing(['vi', 'vi'])).toEqual(['brand.languages must not have duplicate items']);
  expect(listing('vi')).toEqual(['brand.languages must be array']);
  expect(mistakesAfter((b) => void Object.assign(b.stores[0], { config: { languages: ['vi'] } }))).toEqual([
    "stores[0].config.languages is the brand's to say, for all its stores",
  ]);
});

it('[OR16] names slots that are no part of an hour, and kinds of orders that two limits count', () => {
  const slots = (...order_slots: object[]) =>
    mistakesAfter((b) => void Object.assign(b.stores[0], { order_slots }));
  expect(slots({ minutes: 15, orders: 4 })).toEqual([]);
  expect(slots({ minutes: 25, orders: 4 }).join()).toContain('stores[0].order_slots[0].minutes');
  expect(slots({ minutes: 15, orders: 0 }).join()).toContain('stores[0].order_slots[0].orders');
  expect(
    slots(
      { minutes: 15, orders: 4, order_types: ['PICK'] },
      { minutes: 30, orders: 9, order_types: ['PICKUP'] },
    ),
  ).toEqual(['stores[0].order_slots[1] counts orders an earlier limit counts (PICKUP)']);
});

it('[LO3] takes what points are given for, in the currency of every store, and names what is wrong with it', () => {
  const euro = { currency: { locale: 'de' } };
  const giving = (exchange: unknown, store: object = {}) =>
    mistakesAfter((b) => {
      Object.assign(b, { exchange });
      Object.assign(b.stores[0], store);
    });
  for (const exchange of [{}, { points_unit: 5_000 }, { group_points: 'members' }])
    expect([exchange, giving(exchange)]).toEqual([exchange, []]);
  expect(giving({ points_unit: 1.5 }, euro)).toEqual([]);
  expect(giving({}, euro)).toEqual(['exchange.points_unit has to be said where € is counted']);
  expect(giving({ points_unit: 1.505 }, euro)).toEqual(['exchange.points_unit has more than 2 decimals']);
  expect(giving({ points_unit: 0.5 })).toEqual(['exchange.points_unit has more than 0 decimals']);
  expect(giving({ points_unit: 0 })).toEqual(['exchange.points_unit must be > 0']);
  expect(giving({ group_points: 'all' })).toEqual([
    'exchange.group_points must be one of "owner", "members"',
  ]);
  expect(giving('a rate')).toEqual(['exchange must be object']);
});

it('[LO12] [LO13] takes what points are exchanged for, and names what is wrong with it', () => {
  const gift = {
    campaign_id: 'X1',
    title: 'Flan',
    exchange_point: 30,
    date_start: 1,
    date_end: 9,
    benefit: { kind: 'amount', amount: 5_000 },
  };
  const giving = (...list_promotion: object[]) =>
    mistakesAfter((b) => Object.assign(b, { exchange: { exchange_rate: 100, list_promotion } })).sort();
  expect(giving(gift, { ...gift, campaign_id: 'X2', stock: 5, list_pos_id: [1] })).toEqual([]);
  expect(
    giving(
      { ...gift, date_end: 0, list_pos_id: [9] },
      { ...gift, benefit: { kind: 'gift', item_id: 'NOT', quantity: 1 } },
      { ...gift, campaign_id: 'X3', min_amount: 0.5, benefit: { kind: 'amount', amount: 1 } },
    ),
  ).toEqual([
    'exchange.list_promotion[0].date_end is before date_start',
    'exchange.list_promotion[0].list_pos_id[0] names an unknown store (9)',
    'exchange.list_promotion[1].benefit.item_id names an unknown dish (NOT)',
    'exchange.list_promotion[1].campaign_id is used by an earlier campaign (X1)',
    'exchange.list_promotion[2].min_amount has more than 0 decimals',
  ]);
  expect(giving({ ...gift, exchange_point: 0.5, stock: 0 })).toEqual([
    'exchange.list_promotion[0].exchange_point must be integer',
    'exchange.list_promotion[0].stock must be >= 1',
  ]);
  expect(mistakesAfter((b) => Object.assign(b, { exchange: { exchange_rate: 0.5 } }))).toEqual([
    'exchange.exchange_rate has more than 0 decimals',
  ]);
  expect(
    mistakesAfter((b) => {
      Object.assign(b, { exchange: { points_unit: 10, exchange_rate: 1 } });
      b.stores.push({ ...b.stores[0], Id: 2, currency: { locale: 'de' } });
    }),
  ).toContain('exchange.exchange_rate says one amount, and the stores count in đ and €');
});

it('[ME17] takes what is the same as an ingredient or another dish of its menu, and nothing else', () => {
  const option = (sameAs: string) => ({ id: 'o', name: 'Trứng', same_as: sameAs });
  const mistakes = (...named: string[]) =>
    mistakesAfter((b) => {
      const { menu } = b.menus[0];
      menu.ingredients = [{ id: 'egg', name: 'Trứng' }];
      menu.items.push({ ...menu.items[0], id: 'BUN', same_as: 'egg' });
      menu.items[0].customizations = [{ id: 'g', name: 'Thêm', options: named.map(option) }];
    });
  expect(mistakes('egg')).toEqual([]);
  expect(mistakes('BUN')).toEqual([]);
  const at = 'menus[0].menu.items[0].customizations[0].options[0].same_as';
  expect(mistakes('eggs')).toEqual([`${at} is no ingredient and no dish of this menu (eggs)`]);
  expect(mistakes('PHO')).toEqual([`${at} names the dish itself`]);
  expect(
    mistakesAfter((b) => {
      const egg = { id: 'egg', name: 'Trứng' };
      b.menus[0].menu.ingredients = [egg, egg, { id: 'PHO', name: 'Phở' }];
    }),
  ).toEqual([
    'menus[0].menu.ingredients[1].id is that of an earlier ingredient',
    'menus[0].menu.ingredients[2].id is that of a dish',
  ]);
});
