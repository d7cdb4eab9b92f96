import { expect } from '@playwright/test';
import {
  comeBackToCart,
  eatTogether,
  FLAN,
  haveOrdered,
  NEAR_SPREE,
  remember,
  SALMON,
} from '../start/been-here.ts';
import { at, LARGE, looks, setLetters } from '../start/looks.ts';
import { GERMAN, type Person, PHONE, test } from '../start/people.ts';
import { SPREE } from '../start/shops.ts';
import { takenOver } from '../start/taken-over.ts';

const AT_SPREE = 'pos_parent=SPREE&pos_id=201';
const HOME = 'Schönhauser Allee 6, 10119 Berlin';
const NOODLES = 'SP04';

/** The cart, ready to be sent, or one of its sheets. */
const cart =
  (sheet = '', shows: string | RegExp = 'Zusammenfassung') =>
  async (diner: Person) => {
    await comeBackToCart(diner, {
      shop: SPREE,
      dishes: [SALMON, NOODLES],
      how: { to: HOME, at: NEAR_SPREE },
    });
    if (sheet) await at(`/cart?${AT_SPREE}&sheet=${sheet}`, shows)(diner);
  };

/** An order of Bếp Nhà Lúa, read in German. */
const ordered = (payment: string, sheet: string, shows: string | RegExp) => async (diner: Person) => {
  const how = 'collected';
  const { address } = await haveOrdered(diner, { dishes: [FLAN], how, payment, language: 'de' });
  await at(address + sheet, shows)(diner);
};

/** Where vouchers and points are, in German. */
const promotions =
  (tab: string, shows: string, user: object = {}) =>
  async (diner: Person) => {
    await remember(diner.page, { user: { phone: diner.phone, locale: 'de', ...user } });
    await at(`/promotion?pos_parent=BEPNHA&pos_id=101${tab}`, shows)(diner);
  };

/** A group order of three at Spree Phở, as somebody in it sees it. */
const together =
  (as: 'owner' | 'member', path: string, shows: string | RegExp, then?: (diner: Person) => Promise<void>) =>
  async (diner: Person) => {
    await eatTogether(diner, { shop: SPREE, dishes: [SALMON, NOODLES], as });
    await at(path, shows)(diner);
    await then?.(diner);
  };

/** Every screen of the diner's app, in German: the longest words. */
const SCREENS: Parameters<typeof looks>[0] = {
  brands: at('/', 'Als Gast'),
  stores: at('/?pos_parent=SPREE', 'Spree Phở'),
  'stores of four': at('/?pos_parent=BEPNHA', 'Bếp Nhà Lúa'),
  languages: at('/menu?pos_parent=BEPNHA&pos_id=101&sheet=language', 'Deutsch'),
  // with a sheet that there is not: no notice of a closed store comes over the menu at night
  menu: at(`/menu?${AT_SPREE}&sheet=none`, 'Wan-Tan-Suppe mit Garnelenfüllung'),
  'store closed': at(`/menu?${AT_SPREE}&sheet=closed`, 'Zur Speisekarte'),
  'about the store': at(`/menu?${AT_SPREE}&sheet=about`, 'Torstraße'),
  categories: at(`/menu?${AT_SPREE}&menu_type=3&sheet=categories`, 'Speisekarte'),
  wishes: at(`/menu?${AT_SPREE}&sheet=filter`, /^Vegan/),
  search: at(`/search?${AT_SPREE}`, 'Vielleicht darauf Lust?'),
  found: at(`/search?${AT_SPREE}&q=pho`, /Phở/),
  'nothing found': at(`/search?${AT_SPREE}&q=zzqqxxkk`, /zzqqxxkk/),
  dish: at(`/menu/product?${AT_SPREE}&product_id=pho-bo-mit-zart-rosa-rinderfilet`, /Rinderfilet/),
  'unknown dish': { lost: true, open: at(`/menu/product?${AT_SPREE}&product_id=none`, 'Zur Speisekarte') },
  combo: at(`/menu/combo?${AT_SPREE}&combo_id=SC02`, 'Großes Mâm für vier Personen'),
  'signature dishes': at(`/menu/special?${AT_SPREE}`, 'Großes Mâm für vier Personen'),
  'table home': at(`/?${AT_SPREE}&table_name=12`, 'Tisch'),
  'name at the table': at(`/?${AT_SPREE}&table_name=12&sheet=name`, 'Speichern'),
  'device that is to stay on a table': at(
    `/?${AT_SPREE}&table_name=12&table_code=none&is_tablet=true`,
    'Fest an Tisch 12',
  ),
  'cart of a table': async (diner) => {
    await comeBackToCart(diner, { shop: SPREE, dishes: [SALMON, NOODLES] });
    await at(`/cart?${AT_SPREE}&table_name=12`, 'Zusammenfassung')(diner);
  },
  'empty cart': at(`/cart?${AT_SPREE}`, 'Noch nichts hier'),
  cart: cart(),
  recipient: cart('who', 'Wer bekommt das Essen?'),
  address: cart('address', 'Hierhin liefern'),
  time: cart('time', /^Lieferung|^Liefern|Uhr/),
  payment: cart('pay', 'Wie möchten Sie zahlen?'),
  'before it is sent': cart('confirm', 'Bestellung absenden?'),
  vouchers: promotions('', 'Chào bạn mới'),
  'the number of vouchers': promotions('&tab=own', 'Ihre Telefonnummer', { phone: '' }),
  'what points are exchanged for': promotions('&tab=points', 'Beliebig viele einlösen'),
  order: ordered('PAYMENT_ON_DELIVERY', '', 'Warten auf Bestätigung'),
  'order to be paid': ordered('TRANSFER', '', 'Warten auf Zahlung'),
  'payment page': ordered('TRANSFER', '&sheet=pay', 'Vietcombank'),
  'a group order begins': async (diner) => {
    await comeBackToCart(diner, { shop: SPREE, dishes: [SALMON] });
    await at(`/cart?${AT_SPREE}&sheet=together`, 'Ihr Name')(diner);
  },
  'invited to a group order': async (diner) => {
    const link = await eatTogether(diner, { shop: SPREE, dishes: [SALMON, NOODLES] });
    await at(link, 'Konstantin lädt Sie ein')(diner);
  },
  'group order, its owner': together('owner', `/cart?${AT_SPREE}`, 'Anna-Magdalena'),
  'inviting to it': together('owner', `/cart?${AT_SPREE}&sheet=share`, /\/…\//),
  'group order, a member': together('member', `/cart?${AT_SPREE}`, 'Anna-Magdalena', ({ page }) =>
    // it turns to its colour when their own dishes have come
    expect(page.getByRole('button', { name: 'Ich bin fertig' })).toBeEnabled(),
  ),
  'all of a group order': together('member', `/cart/group?${AT_SPREE}`, 'Anna-Magdalena'),
  'somebody in it': together('owner', `/cart?${AT_SPREE}`, 'Konstantin', async ({ page }) => {
    await page.getByRole('button', { name: 'Mehr zu Konstantin' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Konstantin' })).toBeVisible();
  }),
  'unknown order': at(`/order/detail?${AT_SPREE}&order_hash=none-none-none`, 'Bestellung nicht gefunden'),
  'unknown restaurant': { lost: true, open: at('/menu?pos_parent=SPREE&pos_id=9', /./) },
  'unknown page': { lost: true, open: at(`/karte?${AT_SPREE}`, 'Diese Seite gibt es nicht') },
};

looks(SCREENS, { ...PHONE, ...GERMAN });

/** Words of which one part stands on another line than the rest. */
const brokenWords = (title: Element): string[] => {
  const [text] = title.childNodes;
  const range = document.createRange();
  const isBroken = ({ index, 0: word }: RegExpExecArray) => {
    if (!text) return false;
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
  };
  return [...(title.textContent ?? '').matchAll(/\S+/g)].filter(isBroken).map(([word]) => word);
};

const NAME = 'Bếp Nhà Lúa Nguyễn Huệ';
for (const [where, address] of [
  ['its menu', '/menu?pos_parent=BEPNHA&pos_id=101&sheet=none'],
  ['its table', '/?pos_parent=BEPNHA&pos_id=101&table_name=12'],
] as const) {
  test(`with letters twice as large the name of a store at ${where} is broken between its words, not within them`, async ({
    someone,
  }) => {
    const { page } = await someone(PHONE);
    await setLetters(page, LARGE);
    await page.goto(address);
    await takenOver(page);
    const name = page.getByText(NAME, { exact: true }).filter({ visible: true });
    expect(await name.evaluate(brokenWords)).toEqual([]);
  });
}

test('with letters twice as large what is searched for can be read whole', async ({ someone }) => {
  const { page } = await someone(PHONE);
  await setLetters(page, LARGE);
  await page.goto('/search?pos_parent=BEPNHA&pos_id=101&q=pho');
  await takenOver(page);
  const field = page.getByRole('searchbox');
  await expect(field).toHaveValue('pho');
  expect(await field.evaluate((input) => input.scrollWidth - input.clientWidth)).toBeLessThanOrEqual(0);
});
