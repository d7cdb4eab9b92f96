import type { Language } from '@mam/contract/http/language.ts';
import type { GroupNews, NewsKind, NewsValues, OrderNews } from '@mam/domain/message/news.ts';
import type { IssueAnswerKind } from '@mam/domain/order/issue-report.ts';

type TextTemplate<K extends NewsKind> = (values: NewsValues[K]) => string;
type InEach<T> = Readonly<Record<Language, T>>;

const ORDER_MOVED: InEach<Readonly<Record<OrderNews, string>>> = {
  vi: {
    paid: 'Quán đã nhận được tiền đơn {code}',
    accepted: 'Quán đã nhận đơn {code} và đang chuẩn bị',
    ready: 'Đơn {code} đã xong, mời bạn tới lấy',
    under_way: 'Đơn {code} đang trên đường tới bạn',
    completed: 'Đơn {code} đã hoàn thành, chúc bạn ngon miệng',
    payment_failed: 'Đơn {code} chưa được thanh toán nên đã bị huỷ',
    cancelled: 'Đơn {code} đã bị huỷ, mở đơn để xem lý do',
    failed: 'Quán chưa nhận được đơn {code}, mở đơn để xem cách xử lý',
  },
  en: {
    paid: 'Your payment for order {code} has arrived',
    accepted: 'The restaurant has accepted order {code} and is preparing it',
    ready: 'Order {code} is ready for you',
    under_way: 'Order {code} is on its way to you',
    completed: 'Order {code} is complete, enjoy your meal',
    payment_failed: 'Order {code} was not paid for and has been cancelled',
    cancelled: 'Order {code} was cancelled, open it to see why',
    failed: 'The restaurant did not get order {code}, open it to see what to do',
  },
  de: {
    paid: 'Ihre Zahlung für Bestellung {code} ist da',
    accepted: 'Das Restaurant hat Bestellung {code} angenommen und bereitet sie zu',
    ready: 'Bestellung {code} ist fertig, Sie können sie abholen',
    under_way: 'Bestellung {code} ist auf dem Weg zu Ihnen',
    completed: 'Bestellung {code} ist abgeschlossen, guten Appetit',
    payment_failed: 'Bestellung {code} wurde nicht bezahlt und ist storniert',
    cancelled: 'Bestellung {code} wurde storniert, den Grund lesen Sie in der Bestellung',
    failed:
      'Das Restaurant hat Bestellung {code} nicht erhalten. Was jetzt zu tun ist, lesen Sie in der Bestellung',
  },
};

const ISSUE_ANSWERED: InEach<Readonly<Record<IssueAnswerKind, string>>> = {
  vi: {
    refund: 'Quán xin lỗi và hoàn tiền món bạn báo trong đơn {code}',
    voucher: 'Quán xin lỗi và tặng bạn một phiếu giảm giá cho đơn {code}',
    call: 'Quán đã đọc lời báo của bạn và sẽ gọi cho bạn về đơn {code}',
  },
  en: {
    refund: 'The restaurant is sorry and gives money back for order {code}',
    voucher: 'The restaurant is sorry and has a voucher for you for order {code}',
    call: 'The restaurant has read your report and will call you about order {code}',
  },
  de: {
    refund: 'Das Restaurant bittet um Entschuldigung und erstattet Geld zu Bestellung {code}',
    voucher: 'Das Restaurant bittet um Entschuldigung und schenkt Ihnen einen Gutschein zu Bestellung {code}',
    call: 'Das Restaurant hat Ihre Meldung gelesen und ruft Sie zu Bestellung {code} an',
  },
};

const GROUP_ORDER: InEach<Readonly<Record<GroupNews, string>>> = {
  vi: {
    reminded: 'Cả mâm đang chờ bạn chọn xong món, chốt lúc {time}',
    end_moved: 'Mâm chung dời giờ chốt sang {time}',
  },
  en: {
    reminded: 'Your group order is waiting for you to choose: choosing ends at {time}',
    end_moved: 'Your group order: choosing now ends at {time}',
  },
  de: {
    reminded: 'Ihre Gruppenbestellung wartet auf Ihre Auswahl, Schluss ist um {time} Uhr',
    end_moved: 'Das Ende Ihrer Gruppenbestellung ist jetzt um {time} Uhr',
  },
};

const TEXTS: { readonly [K in NewsKind]: InEach<TextTemplate<K>> } = {
  order_moved: {
    vi: ({ what, code }) => ORDER_MOVED.vi[what].replace('{code}', code),
    en: ({ what, code }) => ORDER_MOVED.en[what].replace('{code}', code),
    de: ({ what, code }) => ORDER_MOVED.de[what].replace('{code}', code),
  },
  order_later: {
    vi: ({ code, time }) => `Xin lỗi bạn, đơn ${code} trễ hơn đã hẹn. Giờ mới: khoảng ${time}`,
    en: ({ code, time }) => `Sorry, order ${code} is running late. New time: about ${time}`,
    de: ({ code, time }) => `Leider verspätet sich Bestellung ${code}. Neue Zeit: gegen ${time} Uhr`,
  },
  order_changed: {
    vi: ({ code, total }) => `Quán vừa sửa món trong đơn ${code}. Tổng mới: ${total}`,
    en: ({ code, total }) => `The restaurant changed order ${code}. New total: ${total}`,
    de: ({ code, total }) => `Das Restaurant hat Bestellung ${code} geändert. Neue Summe: ${total}`,
  },
  order_opened: {
    vi: ({ code }) => `Đơn ${code} vừa được mở trên một máy khác đã xác nhận số điện thoại của đơn`,
    en: ({ code }) => `Order ${code} was opened on another device that confirmed its phone number`,
    de: ({ code }) =>
      `Bestellung ${code} wurde auf einem anderen Gerät geöffnet, das die Telefonnummer bestätigt hat`,
  },
  issue_answered: {
    vi: ({ code, how }) => ISSUE_ANSWERED.vi[how].replace('{code}', code),
    en: ({ code, how }) => ISSUE_ANSWERED.en[how].replace('{code}', code),
    de: ({ code, how }) => ISSUE_ANSWERED.de[how].replace('{code}', code),
  },
  group_order: {
    vi: ({ what, time }) => GROUP_ORDER.vi[what].replace('{time}', time),
    en: ({ what, time }) => GROUP_ORDER.en[what].replace('{time}', time),
    de: ({ what, time }) => GROUP_ORDER.de[what].replace('{time}', time),
  },
  order_taken: {
    vi: ({ code, store, link }) => `${store}: đơn ${code} của bạn. Xem và theo dõi ở ${link}`,
    en: ({ code, store, link }) => `${store}: your order ${code}. Follow it at ${link}`,
    de: ({ code, store, link }) => `${store}: Ihre Bestellung ${code}. Verfolgen Sie sie unter ${link}`,
  },
  order_to_pay: {
    vi: ({ code, store, amount, link }) =>
      `${store}: đơn ${code} của bạn là ${amount}. Bạn trả ở ${link}, quán nhận tiền rồi làm món ngay`,
    en: ({ code, store, amount, link }) =>
      `${store}: your order ${code} comes to ${amount}. Please pay at ${link}; we cook as soon as it is paid`,
    de: ({ code, store, amount, link }) =>
      `${store}: Ihre Bestellung ${code} kostet ${amount}. Bitte zahlen Sie unter ${link}, dann wird gekocht`,
  },
  phone_code: {
    vi: ({ code, minutes }) =>
      `Mã xác nhận của bạn là ${code}, dùng trong ${minutes} phút. Đừng đưa mã cho ai.`,
    en: ({ code, minutes }) =>
      `Your code is ${code}, valid for ${minutes} minutes. Do not give it to anyone.`,
    de: ({ code, minutes }) =>
      `Ihr Code ist ${code}, gültig für ${minutes} Minuten. Geben Sie ihn an niemanden weiter.`,
  },
  order_unanswered: {
    vi: ({ code, store, minutes }) => `${store}: đơn ${code} chờ ${minutes} phút chưa ai nhận`,
    en: ({ code, store, minutes }) => `${store}: nobody has answered order ${code} for ${minutes} minutes`,
    de: ({ code, store, minutes }) =>
      `${store}: Bestellung ${code} wartet seit ${minutes} Minuten auf Antwort`,
  },
};

/** The text of a message, its values filled in. */
export function messageText<K extends NewsKind>(kind: K, values: NewsValues[K], language: Language): string {
  return TEXTS[kind][language](values);
}
