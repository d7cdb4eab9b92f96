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
  PAUSED: {
    status: 409,
    vi: '{type:order} tạm ngưng tới {time}. Bạn đặt cho giờ sau đó hay cách nhận khác, hoặc quay lại lúc ấy nhé. Mâm của bạn vẫn còn đây.',
    en: '{type:order} is paused until {time}. Order for a later time or in another way, or come back then. Your cart stays here.',
    de: '{type:order} ist bis {time} unterbrochen. Bestellen Sie für später oder auf andere Art, oder kommen Sie dann wieder. Ihr Warenkorb bleibt hier.',
  },
  TABLES_PAUSED: {
    status: 409,
    vi: 'Quán tạm ngưng nhận món gọi từ bàn và quầy trên điện thoại tới {time}, nên món chưa được gọi. Bạn nhờ nhân viên giúp nhé. Mâm của bạn vẫn còn đây.',
    en: 'The restaurant is not taking orders from phones at its tables and counter until {time}, so nothing was ordered. Please order with the staff. Your cart stays here.',
    de: 'Bis {time} nimmt das Restaurant an Tischen und Theke keine Bestellungen über das Handy an. Es wurde nichts bestellt. Bitte fragen Sie die Bedienung. Ihr Warenkorb bleibt hier.',
  },
  STORE_UNPUBLISHED: {
    status: 409,
    vi: 'Quán này không nhận đơn ở đây. Đơn bạn đã đặt trước đó vẫn được làm như thường.',
    en: 'This restaurant does not take orders here. Anything you have already ordered will be made as usual.',
    de: 'Dieses Restaurant nimmt hier keine Bestellungen an. Was Sie schon bestellt haben, läuft weiter wie gewohnt.',
  },
} satisfies Refusals;
