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
} satisfies Refusals;
