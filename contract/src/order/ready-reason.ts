import type { Language } from '../http/language.ts';

/** [OR92] The board refuses an order with these, ready-made. */
export type ReadyReason =
  | { readonly code: 'sold-out'; readonly dishes: string }
  | { readonly code: 'sold-out-many'; readonly count: string }
  | { readonly code: 'busy' | 'too-far' | 'unreachable' };

type Sentences = Readonly<Record<ReadyReason['code'], string>>;

/** One place in a sentence at most, and no sentence begins or ends as another does. */
const SENTENCES: Readonly<Record<Language, Sentences>> = {
  vi: {
    'sold-out': 'Quán xin lỗi, {dishes} vừa hết.',
    'sold-out-many': 'Quán xin lỗi, {count} món bạn đặt vừa hết.',
    busy: 'Quán xin lỗi, bếp đang quá đông nên không kịp làm món cho bạn. Bạn đặt lại sau 30 phút nhé.',
    'too-far': 'Quán xin lỗi, địa chỉ của bạn nằm ngoài vùng giao của quán.',
    unreachable: 'Quán gọi mà không gặp được bạn nên chưa làm món. Bạn đặt lại giúp quán nhé.',
  },
  en: {
    'sold-out': 'We are sorry, {dishes} just sold out.',
    'sold-out-many': 'We are sorry, {count} of your dishes just sold out.',
    busy: 'We are sorry, the kitchen is too busy to take your order. Please try again in 30 minutes.',
    'too-far': 'We are sorry, your address is outside our delivery area.',
    unreachable: 'We could not reach you by phone, so we did not start cooking. Please order again.',
  },
  de: {
    'sold-out': 'Es tut uns leid, gerade ausverkauft: {dishes}.',
    'sold-out-many': 'Es tut uns leid, {count} Ihrer Gerichte sind gerade ausverkauft.',
    busy: 'Es tut uns leid, die Küche kommt gerade nicht nach. Bitte bestellen Sie in 30 Minuten noch einmal.',
    'too-far': 'Es tut uns leid, Ihre Adresse liegt außerhalb unseres Liefergebiets.',
    unreachable:
      'Wir konnten Sie telefonisch nicht erreichen und haben nichts gekocht. Bitte bestellen Sie noch einmal.',
  },
};

/** The sentence in one language. */
export function readyReasonText(reason: ReadyReason, language: Language): string {
  const sentence = SENTENCES[language][reason.code];
  if (reason.code === 'sold-out') return sentence.replace('{dishes}', () => reason.dishes);
  return reason.code === 'sold-out-many' ? sentence.replace('{count}', reason.count) : sentence;
}

/** The text in the place of a sentence; null = it is another. */
function placeIn(text: string, sentence: string): string | null {
  const [before = '', after] = sentence.split(/\{\w+\}/);
  if (after === undefined) return text === sentence ? '' : null;
  const fits = text.length > before.length + after.length && text.startsWith(before) && text.endsWith(after);
  return fits ? text.slice(before.length, text.length - after.length) : null;
}

function readIn(text: string, sentences: Sentences): ReadyReason | null {
  for (const code of ['busy', 'too-far', 'unreachable'] as const)
    if (text === sentences[code]) return { code };
  const count = placeIn(text, sentences['sold-out-many']);
  if (count !== null && /^\d+$/.test(count)) return { code: 'sold-out-many', count };
  const dishes = placeIn(text, sentences['sold-out']);
  return dishes === null ? null : { code: 'sold-out', dishes };
}

/** [OR92] A reason as its reader's language has it; what somebody wrote stays as it is. */
export function reasonInLanguage(text: string, language: Language): string {
  for (const sentences of Object.values(SENTENCES)) {
    const reason = readIn(text, sentences);
    if (reason) return readyReasonText(reason, language);
  }
  return text;
}
