import type { Refusals } from '../http/refusal-text.ts';

export const AMENDMENT_REFUSALS = {
  CHANGE_LINES: {
    status: 422,
    vi: 'Món trong đơn không còn như bạn thấy. Bạn xem lại đơn rồi sửa nhé.',
    en: 'The dishes of this order are not as you saw them. Please look again before you change it.',
    de: 'Die Gerichte dieser Bestellung sind nicht mehr wie gesehen. Bitte vor dem Ändern noch einmal nachsehen.',
  },
  CHANGE_NOTHING: {
    status: 422,
    vi: 'Chưa có món nào được sửa.',
    en: 'Nothing has been changed yet.',
    de: 'Noch ist nichts geändert.',
  },
  CHANGE_EMPTY: {
    status: 422,
    vi: 'Đơn phải còn ít nhất một món. Nếu không làm món nào nữa, bạn huỷ đơn nhé.',
    en: 'At least one dish has to stay. If none is made any more, please cancel the order.',
    de: 'Mindestens ein Gericht muss bleiben. Wird keines mehr gekocht, stornieren Sie bitte die Bestellung.',
  },
  CHANGE_TOGETHER: {
    status: 409,
    vi: 'Đơn này nhiều người cùng đặt, mỗi người một phần: chưa sửa món được ở đây. Bạn gọi cho khách nhé.',
    en: 'Several people share this order, each with their own part: its dishes cannot be changed here. Please call the guest.',
    de: 'Diese Bestellung teilen sich mehrere, jeder mit seinem Teil: Gerichte lassen sich hier nicht ändern. Bitte rufen Sie den Gast an.',
  },
  CHANGE_BILL_BEGUN: {
    status: 409,
    vi: 'Khách ở bàn này đã bắt đầu trả tiền: món trên hoá đơn không đổi nữa. Gọi thêm món thì bạn mở lượt mới nhé.',
    en: 'Guests of this table have begun to pay: the dishes on the bill stay. For something more, take another round.',
    de: 'Gäste dieses Tisches haben begonnen zu zahlen: Die Gerichte auf der Rechnung bleiben. Für mehr nehmen Sie bitte eine neue Runde auf.',
  },
  CHANGE_NOT_AGREED: {
    status: 409,
    vi: 'Đơn đắt hơn trước: khách phải đồng ý đã. Bạn gọi cho khách rồi ghi lại nhé.',
    en: 'The order becomes dearer: its guest has to agree first. Please call them and say so here.',
    de: 'Die Bestellung wird teurer: Der Gast muss erst zustimmen. Bitte rufen Sie an und vermerken Sie es hier.',
  },
  CHANGE_ASKED: {
    status: 409,
    vi: 'Khách đang được hỏi về một thay đổi khác. Bạn đợi khách trả lời, hoặc thu lại câu hỏi đó.',
    en: 'The guest is being asked about another change. Wait for the answer, or take that question back.',
    de: 'Der Gast wird gerade zu einer anderen Änderung gefragt. Warten Sie die Antwort ab oder nehmen Sie die Frage zurück.',
  },
  CHANGE_QUESTION_OVER: {
    status: 409,
    vi: 'Câu hỏi này không còn nữa. Đơn hàng vẫn như bạn thấy ở đây.',
    en: 'This question is over. The order stands as you see it here.',
    de: 'Diese Frage hat sich erledigt. Die Bestellung gilt so, wie Sie sie hier sehen.',
  },
} satisfies Refusals;

/** Changing what an order holds. */
export const AMEND_REFUSES = [
  'STALE',
  'NOT_YOURS',
  'WRONG_STATUS',
  'TRANSFER_UNCONFIRMED',
  'CHANGE_LINES',
  'CHANGE_NOTHING',
  'CHANGE_EMPTY',
  'CHANGE_TOGETHER',
  'CHANGE_BILL_BEGUN',
  'CHANGE_NOT_AGREED',
  'TOO_MUCH',
  'SOLD_OUT',
  'ITEM_GONE',
  'INVALID_CHOICE',
  'NOT_SOLD_AT_TIME',
  'PRICE_CHANGED',
  'PAYMENT_UNAVAILABLE',
] as const;

/** Asking a diner about a change. */
export const ASK_CHANGE_REFUSES = [...AMEND_REFUSES, 'CHANGE_ASKED'] as const;

export const TAKE_BACK_CHANGE_REFUSES = ['STALE', 'CHANGE_QUESTION_OVER'] as const;

/** The diner's answer to a change. */
export const ANSWER_CHANGE_REFUSES = [...AMEND_REFUSES, 'CHANGE_QUESTION_OVER'] as const;
