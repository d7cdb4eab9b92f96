import type { Refusals } from '../http/refusal-text.ts';

export const GROUP_ORDER_REFUSALS = {
  GROUP_ORDER_CANCELLED: {
    status: 409,
    vi: 'Mâm chung này đã bị huỷ.',
    en: 'This group order was cancelled.',
    de: 'Diese Gruppenbestellung wurde abgebrochen.',
  },
  GROUP_ORDERED: {
    status: 409,
    vi: 'Mâm chung này đã đặt món rồi.',
    en: 'This group order has already been placed.',
    de: 'Für diese Gruppe wurde schon bestellt.',
  },
  GROUP_ORDER_EXPIRED: {
    status: 409,
    vi: 'Đã hết giờ chọn món của mâm chung.',
    en: 'The time to choose is over.',
    de: 'Die Zeit zum Auswählen ist vorbei.',
  },
  GROUP_ORDER_NOT_OVER: {
    status: 409,
    vi: 'Mọi người còn đang chọn món. Chốt mâm trước, hoặc chờ hết giờ nhé.',
    en: 'People are still choosing. End the choosing first, or wait until it is over.',
    de: 'Es wird noch ausgewählt. Beenden Sie die Auswahl oder warten Sie bis zum Ende.',
  },
  GROUP_ORDER_NOT_ORDERED: {
    status: 409,
    vi: 'Mâm chung này chưa đặt món.',
    en: 'This group order has not been placed.',
    de: 'Für diese Gruppe wurde noch nicht bestellt.',
  },
  GROUP_ORDER_BANNED: {
    status: 403,
    vi: 'Bạn không được phép tham gia mâm chung này',
    en: 'You are not allowed to join this booking group',
    de: 'Sie dürfen an dieser Gruppenbestellung nicht teilnehmen',
  },
  GROUP_ORDER_LEFT: {
    status: 403,
    vi: 'Bạn đã rời hoặc được mời ra khỏi mâm chung',
    en: 'You have left or been invited out of the group',
    de: 'Sie haben die Gruppe verlassen oder wurden daraus entfernt',
  },
  GROUP_ORDER_MEMBERS_ONLY: {
    status: 403,
    vi: 'Bạn chưa vào mâm chung này.',
    en: 'You are not in this group order.',
    de: 'Sie sind nicht in dieser Gruppenbestellung.',
  },
  GROUP_ORDER_OWNER_ONLY: {
    status: 403,
    vi: 'Chỉ chủ mâm làm được việc này.',
    en: 'Only the organiser of the group order can do this.',
    de: 'Das kann nur, wer die Gruppenbestellung begonnen hat.',
  },
  GROUP_ORDER_FULL: {
    status: 409,
    vi: 'Mâm đã đủ {most} người.',
    en: 'The group order is full: {most} people.',
    de: 'Die Gruppenbestellung ist voll: {most} Personen.',
  },
  GROUP_ORDER_NOT_YOUR_PLACE: {
    status: 403,
    vi: 'Ai có điện thoại thì tự chọn món của mình. Khách được thêm vào thì người thêm hoặc chủ mâm chọn giúp.',
    en: 'People with a phone choose for themselves. For a guest without one, only the organiser or whoever added them can choose.',
    de: 'Wer ein Handy hat, wählt selbst. Für einen Gast wählt nur, wer ihn hinzugefügt oder die Gruppenbestellung begonnen hat.',
  },
  GROUP_ORDER_NAME: {
    status: 422,
    vi: 'Tên cần từ 3 đến 18 ký tự.',
    en: 'The name needs 3 to 18 characters.',
    de: 'Der Name braucht 3 bis 18 Zeichen.',
  },
  GROUP_ORDER_NAME_TAKEN: {
    status: 422,
    vi: 'Trong mâm đã có người tên này. Bạn thêm họ hoặc dùng tên khác nhé.',
    en: 'Somebody in the group has that name. Please add a letter or choose another one.',
    de: 'So heißt hier schon jemand. Bitte ergänzen Sie den Namen oder nehmen Sie einen anderen.',
  },
  GROUP_ORDER_TITLE: {
    status: 422,
    vi: 'Tên mâm dài tối đa 40 ký tự.',
    en: 'The name of a group order has at most 40 characters.',
    de: 'Der Name einer Gruppenbestellung hat höchstens 40 Zeichen.',
  },
  GROUP_ORDER_REMINDED: {
    status: 429,
    vi: 'Bạn vừa nhắc mọi người rồi. Nhắc lại được sau {minutes} phút.',
    en: 'You have just reminded everybody. You can do so again in {minutes} min.',
    de: 'Sie haben gerade alle erinnert. In {minutes} Min. geht es wieder.',
  },
  GROUP_ORDER_CART_FULL: {
    status: 409,
    vi: 'Mâm của một người có tối đa {max} dòng món. Bạn bớt hoặc gộp món nhé.',
    en: 'One cart has at most {max} lines. Please take something out or combine identical dishes.',
    de: 'Ein Warenkorb hat höchstens {max} Zeilen. Bitte nehmen Sie etwas heraus oder fassen Sie Gleiches zusammen.',
  },
  GROUP_ORDER_ALL_CARTS_FULL: {
    status: 409,
    vi: 'Cả mâm đã có {max} dòng món, không thêm được nữa.',
    en: 'All carts together have {max} lines, no more can be added.',
    de: 'Alle zusammen haben {max} Zeilen Gerichte, mehr geht nicht.',
  },
  GROUP_ORDER_PHONE: {
    status: 422,
    vi: 'Số điện thoại cần ít nhất 8 chữ số.',
    en: 'The phone number needs at least 8 digits.',
    de: 'Die Telefonnummer braucht mindestens 8 Ziffern.',
  },
  GROUP_ORDER_END: {
    status: 422,
    vi: 'Giờ chốt phải sau thời điểm hiện tại và trong vòng 24 giờ.',
    en: 'The end has to be later than now and within 24 hours.',
    de: 'Das Ende muss in den nächsten 24 Stunden liegen.',
  },
  GROUP_ORDER_TOO_MANY: {
    status: 409,
    vi: 'Bạn đang có {limit} mâm chung. Xong bớt một mâm rồi mở tiếp nhé.',
    en: 'You already have {limit} group orders open. Finish one before starting another.',
    de: 'Bei Ihnen laufen schon {limit} Gruppenbestellungen. Beenden Sie eine, bevor Sie eine neue beginnen.',
  },
  GROUP_ORDER_CART_LOCKED: {
    status: 409,
    vi: 'Bạn đã báo chọn xong. Mở lại mâm của bạn trước nhé.',
    en: 'You said you are done. Please reopen your cart first.',
    de: 'Sie haben sich fertig gemeldet. Bitte öffnen Sie Ihren Warenkorb zuerst wieder.',
  },
  GROUP_ORDER_CART_CHANGED: {
    status: 409,
    vi: 'Mâm của bạn vừa thay đổi ở thiết bị khác.',
    en: 'Your cart was just changed on another device.',
    de: 'Ihr Warenkorb wurde gerade auf einem anderen Gerät geändert.',
  },
  GROUP_ORDER_OVER_LIMIT: {
    status: 409,
    vi: 'Món bạn chọn vượt {over} so với mức {limit} mỗi người. Bớt món, hoặc nhờ chủ mâm cho qua nhé.',
    en: 'Your dishes are {over} over the limit of {limit} per person. Take something out, or ask the organiser to allow it.',
    de: 'Ihre Gerichte liegen {over} über dem Höchstbetrag von {limit} pro Person. Nehmen Sie etwas heraus oder fragen Sie, ob es durchgeht.',
  },
  GROUP_ORDER_PASS_CHANGED: {
    status: 409,
    vi: 'Món của người này vừa thay đổi. Bạn xem lại rồi cho qua nhé.',
    en: 'They have just changed their dishes. Please look again before allowing it.',
    de: 'Die Gerichte wurden gerade geändert. Bitte sehen Sie noch einmal nach, bevor Sie es durchgehen lassen.',
  },
  SPLIT_CANCELLED: {
    status: 409,
    vi: 'Đơn đã huỷ, không còn gì để chia.',
    en: 'The order was cancelled, there is nothing left to split.',
    de: 'Die Bestellung wurde storniert, es gibt nichts mehr zu teilen.',
  },
  SPLIT_STORE: {
    status: 422,
    vi: 'Quán này chưa nhận từng người tự trả phần của mình. Chọn cách khác nhé.',
    en: 'This restaurant does not take separate shares. Please choose another way to pay.',
    de: 'Dieses Restaurant nimmt keine einzelnen Anteile an. Bitte wählen Sie eine andere Art zu zahlen.',
  },
  SPLIT_TO_STORE: {
    status: 409,
    vi: 'Từng người trả thẳng cho quán. Tiền tới là phần đó tự được đánh dấu.',
    en: 'Everybody pays the restaurant. A share is marked as paid as soon as its money arrives.',
    de: 'Alle zahlen direkt an das Restaurant. Ein Anteil ist abgehakt, sobald sein Geld da ist.',
  },
  SPLIT_BANK: {
    status: 422,
    vi: 'Chưa nhận ra ngân hàng này.',
    en: 'We do not know this bank.',
    de: 'Diese Bank kennen wir nicht.',
  },
  SPLIT_ACCOUNT: {
    status: 422,
    vi: 'Số tài khoản chưa đúng.',
    en: 'The account number is not correct.',
    de: 'Die Kontonummer stimmt nicht.',
  },
  SPLIT_HOLDER: {
    status: 422,
    vi: 'Tên chủ tài khoản cần từ 1 đến 50 ký tự.',
    en: 'The account holder’s name needs 1 to 50 characters.',
    de: 'Der Kontoinhaber braucht 1 bis 50 Zeichen.',
  },
} satisfies Refusals;

const STATES = [
  'GROUP_ORDER_CANCELLED',
  'GROUP_ORDERED',
  'GROUP_ORDER_EXPIRED',
  'GROUP_ORDER_NOT_OVER',
  'GROUP_ORDER_NOT_ORDERED',
] as const;
const ROLES = [
  'GROUP_ORDER_BANNED',
  'GROUP_ORDER_LEFT',
  'GROUP_ORDER_MEMBERS_ONLY',
  'GROUP_ORDER_OWNER_ONLY',
] as const;
const NAMES = ['GROUP_ORDER_NAME', 'GROUP_ORDER_NAME_TAKEN', 'GROUP_ORDER_PHONE'] as const;

export const CREATE_REFUSES = [
  ...NAMES,
  'GROUP_ORDER_TITLE',
  'SPLIT_STORE',
  'SPLIT_BANK',
  'SPLIT_ACCOUNT',
  'SPLIT_HOLDER',
  'GROUP_ORDER_END',
  'GROUP_ORDER_TOO_MANY',
  'STORE_UNPUBLISHED',
  'STORE_PAUSED',
  'STORE_CLOSED',
  'PAUSED',
] as const;
export const JOIN_REFUSES = [...STATES, ...ROLES, ...NAMES, 'GROUP_ORDER_FULL'] as const;
export const PLACE_REFUSES = [
  ...STATES,
  ...ROLES,
  'GROUP_ORDER_NAME',
  'GROUP_ORDER_NAME_TAKEN',
  'GROUP_ORDER_FULL',
] as const;
export const REMOVE_REFUSES = [...STATES, ...ROLES, 'GROUP_ORDER_NOT_YOUR_PLACE'] as const;
export const LEAVE_REFUSES = [...STATES, ...ROLES, 'GROUP_ORDER_CART_LOCKED'] as const;
export const CART_REFUSES = [
  ...STATES,
  ...ROLES,
  'GROUP_ORDER_CART_LOCKED',
  'GROUP_ORDER_CART_CHANGED',
  'GROUP_ORDER_NOT_YOUR_PLACE',
  'GROUP_ORDER_OVER_LIMIT',
  'EMPTY_CART',
  'TOO_MUCH',
  'GROUP_ORDER_CART_FULL',
  'GROUP_ORDER_ALL_CARTS_FULL',
  'ITEM_GONE',
  'INVALID_CHOICE',
] as const;
export const MANAGE_REFUSES = [
  ...STATES,
  ...ROLES,
  'GROUP_ORDER_PASS_CHANGED',
  'GROUP_ORDER_END',
  'GROUP_ORDER_REMINDED',
  'STORE_CLOSED',
  'PAUSED',
] as const;
export const TICK_REFUSES = [...STATES, ...ROLES, 'SPLIT_CANCELLED', 'SPLIT_TO_STORE'] as const;
export const GO_ON_REFUSES = ['NOT_PAYABLE', 'EMPTY_CART', 'BELOW_MINIMUM', 'STALE'] as const;
