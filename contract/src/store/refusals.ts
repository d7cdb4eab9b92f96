import type { Refusals } from '../http/refusal-text.ts';

export const STORE_REFUSALS = {
  STORE_CLOSED: {
    status: 409,
    vi: 'Quán đã đóng cửa và ngừng phục vụ vào giờ này. Bạn xem giờ mở cửa rồi chọn giờ khác nhé.',
    en: 'The restaurant is closed at this time. Please look at the opening hours and choose another time.',
    de: 'Das Restaurant ist zu dieser Zeit geschlossen. Bitte sehen Sie sich die Öffnungszeiten an und wählen Sie eine andere Zeit.',
  },
  STORE_PAUSED: {
    status: 409,
    vi: 'Quán tạm đóng cửa và đang ngừng phục vụ. Bạn quay lại sau nhé.',
    en: 'The restaurant is temporarily closed. Please come back later.',
    de: 'Das Restaurant ist vorübergehend geschlossen. Bitte schauen Sie später wieder vorbei.',
  },
  STORE_UNPUBLISHED: {
    status: 409,
    vi: 'Quán này không nhận đơn ở đây. Đơn bạn đã đặt trước đó vẫn được làm như thường.',
    en: 'This restaurant does not take orders here. Anything you have already ordered will be made as usual.',
    de: 'Dieses Restaurant nimmt hier keine Bestellungen an. Was Sie schon bestellt haben, läuft weiter wie gewohnt.',
  },
} satisfies Refusals;
