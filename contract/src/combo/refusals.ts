import type { Refusals } from '../http/refusal-text.ts';

export const COMBO_REFUSALS = {
  MAIN_REQUIRED: {
    status: 422,
    vi: 'Bạn chọn món chính trước nhé.',
    en: 'Please choose the main dish first.',
    de: 'Bitte wählen Sie zuerst das Hauptgericht.',
  },
  PART_SOLD_OUT: {
    status: 422,
    vi: 'Món này trong combo hiện đã bán hết.',
    en: 'This dish of the combo is sold out.',
    de: 'Dieses Gericht des Menüs ist ausverkauft.',
  },
  PART_UNKNOWN: {
    status: 422,
    vi: 'Món này không có trong combo.',
    en: 'This dish is not part of the combo.',
    de: 'Dieses Gericht gehört nicht zum Menü.',
  },
  PART_NOT_AT_THIS_TIME: {
    status: 422,
    vi: 'Món này trong combo không bán vào giờ này.',
    en: 'This dish of the combo is not available at this time.',
    de: 'Dieses Gericht des Menüs gibt es zu dieser Zeit nicht.',
  },
  PART_INCOMPLETE: {
    status: 422,
    vi: 'Món này trong combo còn thiếu lựa chọn.',
    en: 'This dish of the combo still needs a choice.',
    de: 'Bei diesem Gericht des Menüs fehlt noch eine Auswahl.',
  },
  FIXED_CHANGED: {
    status: 422,
    vi: 'Phần này của combo không đổi được.',
    en: 'This part of the combo cannot be changed.',
    de: 'Dieser Teil des Menüs lässt sich nicht ändern.',
  },
  COMBO_LIMIT: {
    status: 422,
    vi: 'Chỉ được chọn tối đa {n} loại',
    en: 'You can only choose up to {n} of these',
    de: 'Höchstens {n} Sorten können gewählt werden',
  },
} satisfies Refusals;
