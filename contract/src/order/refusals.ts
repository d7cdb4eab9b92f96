import type { Refusals } from '../http/refusal-text.ts';

export const ORDER_REFUSALS = {
  PRICE_CHANGED: {
    status: 409,
    vi: 'Giá vừa thay đổi. Bạn xem lại đơn rồi đặt tiếp nhé.',
    en: 'The price has just changed. Please look at your order again before placing it.',
    de: 'Der Preis hat sich gerade geändert. Bitte sehen Sie Ihre Bestellung noch einmal an, bevor Sie sie absenden.',
  },
  SOLD_OUT: {
    status: 409,
    vi: '{names} hiện đã bán hết',
    en: '{names}: sold out',
    de: '{names}: ausverkauft',
  },
  NOT_SOLD_AT_TIME: {
    status: 409,
    vi: 'Món không bán vào giờ bạn chọn: {names}',
    en: 'Not available at the time you chose: {names}',
    de: 'Zur gewählten Zeit nicht im Angebot: {names}',
  },
  ITEM_GONE: {
    status: 409,
    vi: 'Có món không còn trong thực đơn. Bạn bỏ món đó ra rồi đặt lại nhé.',
    en: 'A dish is no longer on the menu. Please take it out and order again.',
    de: 'Ein Gericht steht nicht mehr auf der Speisekarte. Bitte nehmen Sie es heraus und bestellen Sie noch einmal.',
  },
  INVALID_CHOICE: {
    status: 422,
    vi: 'Cần chọn lại cho đủ: {names}',
    en: 'Please choose again: {names}',
    de: 'Bitte neu auswählen: {names}',
  },
  BELOW_MINIMUM: {
    status: 422,
    vi: 'Giá trị đơn tối thiểu {minimum}',
    en: 'The minimum order is {minimum}',
    de: 'Der Mindestbestellwert beträgt {minimum}',
  },
  PREVIEW: {
    status: 422,
    vi: 'Bạn đang ở chế độ xem trước',
    en: 'You are in preview mode',
    de: 'Sie sind im Vorschaumodus',
  },
  EMPTY_CART: {
    status: 422,
    vi: 'Mâm còn trống. Bạn chọn món trước nhé.',
    en: 'Your cart is empty. Please choose a dish first.',
    de: 'Ihr Warenkorb ist leer. Bitte wählen Sie zuerst ein Gericht.',
  },
  PAYMENT_REQUIRED: {
    status: 422,
    vi: 'Bạn chọn cách thanh toán nhé.',
    en: 'Please choose a payment method.',
    de: 'Bitte wählen Sie eine Zahlungsart.',
  },
  PAYMENT_UNAVAILABLE: {
    status: 422,
    vi: 'Cách thanh toán này chưa dùng được. Bạn chọn cách khác nhé.',
    en: 'This payment method is not available. Please choose another one.',
    de: 'Diese Zahlungsart ist nicht verfügbar. Bitte wählen Sie eine andere.',
  },
  ADDRESS_REQUIRED: {
    status: 422,
    vi: 'Bạn nhập địa chỉ giao nhé.',
    en: 'Please enter the delivery address.',
    de: 'Bitte geben Sie die Lieferadresse ein.',
  },
  OVER_DISTANCE: {
    status: 422,
    vi: 'Khoảng cách giao tối đa {limitKm} km',
    en: 'The restaurant delivers up to {limitKm} km',
    de: 'Das Restaurant liefert bis {limitKm} km',
  },
  TIME_REQUIRED: {
    status: 422,
    vi: 'Bạn chọn giờ nhé.',
    en: 'Please choose a time.',
    de: 'Bitte wählen Sie eine Zeit.',
  },
  TIME_PASSED: {
    status: 409,
    vi: 'Giờ bạn chọn đã qua. Bạn chọn giờ khác nhé.',
    en: 'The time must be after the current time',
    de: 'Die Zeit muss in der Zukunft liegen',
  },
  TIME_TOO_SOON: {
    status: 409,
    vi: 'Giờ này bếp chưa kịp làm. Bạn chọn giờ muộn hơn nhé.',
    en: 'The kitchen cannot be ready by then. Please choose a later time.',
    de: 'Bis dahin schafft es die Küche nicht. Bitte wählen Sie eine spätere Zeit.',
  },
  NAME_REQUIRED: {
    status: 422,
    // a recipient's, a guest's at a table, a new colleague's
    vi: 'Bạn nhập tên nhé.',
    en: 'Please enter a name.',
    de: 'Bitte geben Sie einen Namen ein.',
  },
  NAME_TOO_LONG: {
    status: 422,
    vi: 'Tên gọi tại bàn dài quá {limit} ký tự. Bạn viết gọn lại nhé.',
    en: 'That name has more than {limit} characters. Please make it shorter.',
    de: 'Der Name hat mehr als {limit} Zeichen. Bitte kürzen Sie ihn.',
  },
  PHONE_REQUIRED: {
    status: 422,
    vi: 'Bạn nhập số điện thoại, ít nhất 8 chữ số nhé.',
    en: 'Please enter a phone number with at least 8 digits.',
    de: 'Bitte geben Sie eine Telefonnummer mit mindestens 8 Ziffern ein.',
  },
  PHONE_TOO_LONG: {
    status: 422,
    vi: 'Số điện thoại có nhiều nhất 15 chữ số. Bạn xem lại giúp nhé.',
    en: 'A phone number has at most 15 digits. Please check it.',
    de: 'Eine Telefonnummer hat höchstens 15 Ziffern. Bitte prüfen Sie sie.',
  },
  PHONE_UNREADABLE: {
    status: 422,
    vi: 'Bạn chỉ nhập một số điện thoại, gồm chữ số, dấu cách và dấu + nhé.',
    en: 'A phone number has only digits, spaces and +. Please enter one number.',
    de: 'Eine Telefonnummer hat nur Ziffern, Leerzeichen und +. Bitte geben Sie eine Nummer ein.',
  },
  TOO_MANY_OPEN: {
    status: 409,
    vi: 'Bạn đang có {limit} đơn chưa thanh toán. Bạn đợi xong một đơn rồi đặt tiếp nhé.',
    en: 'Your open unpaid orders: {limit}, the most this restaurant allows. Please wait for one to be done before ordering again.',
    de: 'Sie haben {limit} offene unbezahlte Bestellungen. Bitte warten Sie, bis diese erledigt sind.',
  },
  TOO_MANY_NEARBY: {
    status: 409,
    vi: 'Từ mạng bạn đang dùng có nhiều đơn chưa thanh toán quá, quán chưa thể nhận thêm. Bạn đợi các đơn ấy xong, thử bằng mạng khác, hoặc gọi cho quán nhé. Mâm của bạn vẫn còn đây.',
    en: 'Many unpaid orders are open from the network you are using, so the restaurant cannot take another one yet. Please wait until they are done, use another network, or call the restaurant. Your cart stays here.',
    de: 'Aus dem Netz, das Sie nutzen, kommen viele unbezahlte Bestellungen. Das Restaurant kann gerade keine weitere annehmen. Bitte warten Sie, bis diese erledigt sind, nutzen Sie ein anderes Netz oder rufen Sie an. Ihr Warenkorb bleibt hier.',
  },
  STORE_BUSY: {
    status: 409,
    vi: 'Quán đang có rất nhiều đơn chưa thanh toán chờ xác nhận. Bạn thử lại sau ít phút, hoặc gọi cho quán nhé. Mâm của bạn vẫn còn đây.',
    en: 'Very many unpaid orders are waiting for the restaurant right now. Please try again in a few minutes or call the restaurant. Your cart stays here.',
    de: 'Beim Restaurant warten gerade sehr viele unbezahlte Bestellungen. Bitte versuchen Sie es in einigen Minuten noch einmal oder rufen Sie an. Ihr Warenkorb bleibt hier.',
  },
  TABLE_UNKNOWN: {
    status: 422,
    vi: 'Quán không có bàn này. Bạn quét lại mã trên bàn, hoặc nhờ nhân viên giúp nhé.',
    en: 'The restaurant has no such table. Please scan the code on your table again or ask the staff.',
    de: 'Das Restaurant hat keinen Tisch mit diesem Namen. Bitte scannen Sie den Code auf Ihrem Tisch noch einmal oder fragen Sie die Bedienung.',
  },
  TABLE_BUSY: {
    status: 409,
    vi: 'Từ đây đang có {limit} đơn chờ quán nhận. Bạn đợi quán nhận bớt, hoặc gọi nhân viên nhé.',
    en: '{limit} orders from here are still waiting for the restaurant. Please wait until it has accepted some of them, or ask the staff.',
    de: 'Von hier warten noch {limit} Bestellungen auf das Restaurant. Bitte warten Sie, bis es einige angenommen hat, oder fragen Sie die Bedienung.',
  },
  TABLES_STOPPED: {
    status: 409,
    vi: 'Quán đang tạm ngưng nhận món gọi từ bàn và quầy trên điện thoại, nên món chưa được gọi. Bạn nhờ nhân viên giúp nhé. Mâm của bạn vẫn còn đây.',
    en: 'The restaurant is not taking orders from phones at its tables and counter right now, so nothing was ordered. Please order with the staff. Your cart stays here.',
    de: 'Das Restaurant nimmt an Tischen und Theke gerade keine Bestellungen über das Handy an. Es wurde nichts bestellt. Bitte fragen Sie die Bedienung. Ihr Warenkorb bleibt hier.',
  },
  TOO_MUCH: {
    status: 422,
    vi: 'Đơn quá lớn để đặt trên mạng. Bạn gọi cho quán giúp nhé.',
    en: 'This order is too large to place online. Please call the restaurant.',
    de: 'Diese Bestellung ist zu groß für die Online-Bestellung. Bitte rufen Sie das Restaurant an.',
  },
  TYPE_UNAVAILABLE: {
    status: 422,
    vi: 'Quán không nhận kiểu đơn này. Bạn chọn lại giao tận nơi hoặc tự đến lấy nhé.',
    en: 'The restaurant does not take this kind of order. Please choose delivery or pickup again.',
    de: 'Das Restaurant nimmt diese Bestellart nicht an. Bitte wählen Sie Lieferung oder Abholung neu.',
  },
  ORDER_ERROR: {
    status: 422,
    vi: 'Lỗi tạo đơn hàng',
    en: 'Error creating order',
    de: 'Die Bestellung konnte nicht angelegt werden',
  },
  SLOT_FULL: {
    status: 409,
    vi: 'Khung giờ này đã đủ đơn. Giờ gần nhất còn nhận: {next}.',
    en: 'This time is fully booked. The next free time: {next}.',
    de: 'Diese Zeit ist ausgebucht. Die nächste freie Zeit: {next}.',
  },
  SLOTS_FULL: {
    status: 409,
    vi: 'Quán đã đủ đơn cho mọi khung giờ. Bạn quay lại sau nhé.',
    en: 'Every time is fully booked. Please come back later.',
    de: 'Alle Zeiten sind ausgebucht. Bitte versuchen Sie es später noch einmal.',
  },
  CAPTCHA_REQUIRED: {
    status: 422,
    vi: 'Chưa xác nhận được đây là người thật. Bạn đợi vài giây rồi thử lại nhé.',
    en: 'We could not confirm that you are a person. Please wait a few seconds and try again.',
    de: 'Wir konnten nicht bestätigen, dass ein Mensch bestellt. Bitte warten Sie einige Sekunden und versuchen Sie es noch einmal.',
  },
  FEE_SETTLED: {
    status: 409,
    vi: 'Phí giao của đơn này đã chốt.',
    en: 'The delivery fee for this order has already been agreed.',
    de: 'Die Liefergebühr dieser Bestellung steht fest.',
  },
  FEE_CHANGED: {
    status: 409,
    vi: 'Quán vừa báo phí giao khác. Bạn xem lại nhé.',
    en: 'The restaurant has just quoted another delivery fee. Please look again.',
    de: 'Das Restaurant hat gerade eine andere Liefergebühr genannt. Bitte sehen Sie noch einmal nach.',
  },
  ORDER_NOT_CANCELLABLE: {
    status: 409,
    vi: 'Đơn này không huỷ ở đây được nữa. Bạn gọi cho quán nhé.',
    en: 'This order can no longer be cancelled here. Please call the restaurant.',
    de: 'Diese Bestellung kann hier nicht mehr storniert werden. Bitte rufen Sie das Restaurant an.',
  },
} satisfies Refusals;

/** The diner's answer to a fee. */
export const FEE_ANSWER_REFUSES = ['FEE_SETTLED', 'FEE_CHANGED', 'WRONG_STATUS', 'STALE'] as const;

/** The diner's cancelling. */
export const CANCEL_REFUSES = ['ORDER_NOT_CANCELLABLE'] as const;
