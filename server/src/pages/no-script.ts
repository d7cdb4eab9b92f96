import type { Language } from '@mam/contract/http/language.ts';
import { linkTo } from '@mam/contract/page/link.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { escaped } from './escape.ts';

/** The facts known of an address when its page is written: enough to lead on without a script. */
export interface Without {
  readonly language: Language;
  /** upper case; null = the address names none that is known */
  readonly brand: string | null;
  readonly store: Pick<Store, 'id' | 'name' | 'phone' | 'phoneText'> | null;
  /** shown where neither brand nor store is known, by a server that may name its brands */
  readonly brands?: readonly { readonly code: string; readonly name: string }[];
}

const WORDS = {
  vi: {
    band: 'Trình duyệt này đang tắt JavaScript: xem thực đơn thì được, muốn đặt món bạn bật lên hoặc gọi quán nhé.',
    order:
      'Trình duyệt này đang tắt JavaScript: muốn biết tin mới của đơn bạn tải lại trang hoặc gọi quán nhé.',
    title: 'Trang này cần JavaScript',
    text: 'Bạn bật JavaScript rồi tải lại trang là dùng được ngay.',
    instead: 'Không bật được thì thực đơn vẫn đọc được, và quán nhận đặt món qua điện thoại.',
    lost: 'Không tìm thấy trang này',
    check: 'Đường dẫn có thể gõ nhầm hoặc đã đổi. Bạn kiểm tra lại đường dẫn nhé.',
    menu: 'Xem thực đơn',
    stores: 'Xem các quán',
    call: 'Gọi',
  },
  en: {
    band: 'JavaScript is off in this browser: you can read the menu; to order, switch it on or call the restaurant.',
    order:
      'JavaScript is off in this browser: for news of the order, reload this page or call the restaurant.',
    title: 'This page needs JavaScript',
    text: 'Switch JavaScript on and reload the page.',
    instead: 'If you cannot, the menu can still be read, and the restaurant takes orders by phone.',
    lost: 'This page does not exist',
    check: 'The link may be misspelt or out of date. Please check it.',
    menu: 'Read the menu',
    stores: 'See the restaurants',
    call: 'Call',
  },
  de: {
    band: 'In diesem Browser ist JavaScript aus: Die Speisekarte können Sie lesen; zum Bestellen schalten Sie es bitte ein oder rufen Sie an.',
    order:
      'In diesem Browser ist JavaScript aus: Laden Sie die Seite für Neues zur Bestellung neu oder rufen Sie an.',
    title: 'Diese Seite braucht JavaScript',
    text: 'Bitte schalten Sie JavaScript ein und laden Sie die Seite neu.',
    instead:
      'Geht das nicht, können Sie die Speisekarte trotzdem lesen, und das Restaurant nimmt Bestellungen am Telefon an.',
    lost: 'Diese Seite gibt es nicht',
    check: 'Der Link ist vielleicht falsch geschrieben oder veraltet. Bitte prüfen Sie ihn.',
    menu: 'Speisekarte lesen',
    stores: 'Restaurants ansehen',
    call: 'Anrufen:',
  },
} as const satisfies Readonly<Record<Language, Readonly<Record<string, string>>>>;

const SOURCE = 'DEFAULT';

function phoneLink({ language, store }: Without): string {
  if (!store?.phone) return '';
  const text = `${WORDS[language].call} ${store.name}, ${store.phoneText}`;
  return `<a href="tel:${escaped(store.phone.replace(/[^\d+]/g, ''))}">${escaped(text)}</a>`;
}

function noScriptLinks(without: Without): string[] {
  const { language, brand, store, brands = [] } = without;
  const words = WORDS[language];
  const link = (to: string, text: string) => `<a href="${escaped(to)}">${escaped(text)}</a>`;
  const toStores = (code: string) => linkTo('/', { brand: code, storeId: 0, source: SOURCE });
  if (brand && store)
    return [
      link(linkTo('/menu', { brand, storeId: store.id, source: SOURCE }), words.menu),
      phoneLink(without),
    ];
  if (brand) return [link(toStores(brand), words.stores)];
  return brands.map(({ code, name }) => link(toStores(code), name));
}

const inNoScript = (look: string, { language }: Without, content: string) =>
  `<noscript><div class="no-script ${look}" lang="${language}">${content}</div></noscript>`;

/** Over a page that can be read without scripts, of a menu or of an order. */
export function noScriptBand(without: Without, of: 'band' | 'order' = 'band'): string {
  return inNoScript(
    'band',
    without,
    `<p role="note">${escaped(WORDS[without.language][of])} ${phoneLink(without)}</p>`,
  );
}

/** Instead of a page that needs them, or that is not there: what to do, and the ways on. */
export function noScriptPage(without: Without, found = true): string {
  const words = WORDS[without.language];
  const [title, text] = found ? [words.title, words.text] : [words.lost, words.check];
  const links = noScriptLinks(without).join('');
  const instead = found && without.store ? `<p>${escaped(words.instead)}</p>` : '';
  return inNoScript(
    'page',
    without,
    `<i></i><h1 class="d d24">${escaped(title)}</h1><p>${escaped(text)}</p>${instead}${links}`,
  );
}
