import type { Refusals } from '../http/refusal-text.ts';

export const OPTIONS_REFUSALS = {
  VARIANT_REQUIRED: {
    status: 422,
    vi: 'Bạn chọn loại trước nhé.',
    en: 'Please choose a size first.',
    de: 'Bitte wählen Sie zuerst eine Variante.',
  },
  VARIANT_SOLD_OUT: {
    status: 422,
    vi: 'Loại này hiện đã bán hết.',
    en: 'This size is sold out.',
    de: 'Diese Variante ist ausverkauft.',
  },
  OPTION_SOLD_OUT: {
    status: 422,
    vi: 'Lựa chọn này hiện đã bán hết.',
    en: 'This choice is sold out.',
    de: 'Diese Auswahl ist ausverkauft.',
  },
  OPTION_NOT_AT_THIS_TIME: {
    status: 422,
    vi: 'Lựa chọn này không bán vào giờ này.',
    en: 'This choice is not available at this time.',
    de: 'Diese Auswahl gibt es zu dieser Zeit nicht.',
  },
  OPTION_UNKNOWN: {
    status: 422,
    vi: 'Lựa chọn này không còn nữa.',
    en: 'This choice is no longer offered.',
    de: 'Diese Auswahl gibt es nicht mehr.',
  },
  OPTION_LIMIT: {
    status: 422,
    vi: 'Chỉ được chọn tối đa {max} phần',
    en: 'You can only choose up to {max}',
    de: 'Sie können höchstens {max} auswählen',
  },
  GROUP_UNMET: {
    status: 422,
    vi: 'Chọn thêm {need} món nữa nhé.',
    en: 'Please choose {need} more.',
    de: 'Bitte wählen Sie noch {need} aus.',
  },
  GROUP_EXCEEDED: {
    status: 422,
    vi: 'Chỉ được chọn tối đa {max} món.',
    en: 'You can only choose up to {max}.',
    de: 'Höchstens {max} können gewählt werden.',
  },
} satisfies Refusals;
