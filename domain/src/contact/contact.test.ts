import { describe, expect, it } from 'vitest';
import { maskName, maskNumbers, maskPhone } from './mask.ts';
import { isRecipientName, nameAtTable, SAMPLE_NAMES, withoutSampleName } from './name.ts';
import { isPhone, normalisePhone, phoneKey, phoneProblem } from './phone.ts';
import { cleanText, cutText, graphemes, isWithin } from './text.ts';

const FAMILY = '👨‍👩‍👧‍👦';
const THUMB = '👍🏽';

describe('text somebody typed', () => {
  it('[CT1] is composed and trimmed, accents kept', () => {
    expect(cleanText('  Phở bò  '.normalize('NFD'))).toBe('Phở bò');
  });

  it('[CT1] loses control bytes, printer escapes and lone surrogates', () => {
    expect(cleanText('a\u0000b\u001b@c\u0085d\ud800e')).toBe('ab@cde');
  });

  it('[CT1] loses what turns, hides or fakes text', () => {
    expect(cleanText('a\u202eb\u2066c\u200bd\ufeffe\u00adf\u200eg')).toBe('abcdefg');
    expect(['\u200b', '\u3164\u3164', '\u115f', '\u2060 \u200d'].map((s) => cleanText(s))).toEqual([
      '',
      '',
      '',
      '',
    ]);
  });

  it('[CT1] keeps emoji whole and drops the joiner elsewhere', () => {
    expect(cleanText(`${FAMILY} ${THUMB} ❤️`)).toBe(`${FAMILY} ${THUMB} ❤️`);
    expect(cleanText('an\u200da')).toBe('ana');
  });

  it('[CT1] what nobody can see anything of is empty', () => {
    const unseen = [
      '\ufe0f\ufe0f',
      '\u2800',
      '\u2800 \u2800',
      '\u{e0101}\u180b',
      '\u17b4\u2065',
      '\ufffc',
      '\u{1d159}',
      '\u0301',
    ];
    expect(unseen.map((s) => cleanText(s))).toEqual(unseen.map(() => ''));
    expect(cleanText('a\u2800b')).toBe('a b');
    expect(cleanText('L\ufe0fa\u{e0101}n')).toBe('Lan');
  });

  it('[CT1] keeps what makes a picture of a sign', () => {
    for (const picture of ['❤️', '1️⃣', '#️⃣', '✈︎', '👁️‍🗨️']) expect(cleanText(picture)).toBe(picture);
    expect(cleanText('1\ufe0f2')).toBe('12');
  });

  it('[CT1] only a note has lines', () => {
    expect(cleanText('ít cay\r\n\r\nkhông hành\tnhé')).toBe('ít cay không hành nhé');
    expect(cleanText('ít cay\r\nkhông hành\u2028nhé', { lines: true })).toBe('ít cay\nkhông hành\nnhé');
  });

  it('[CT2] counts what a reader sees', () => {
    expect(['', 'Phở', 'Phở'.normalize('NFD'), FAMILY, THUMB, '🇻🇳'].map(graphemes)).toEqual([
      0, 3, 3, 1, 1, 1,
    ]);
  });

  it('[CT2] a limit holds for characters and for what hides in them', () => {
    expect(isWithin(FAMILY.repeat(2), 3)).toBe(true);
    expect(isWithin('abcd', 3)).toBe(false);
    expect(isWithin(`a${'\u0301'.repeat(10_000)}`, 255)).toBe(false);
    expect([cutText('Phở bò', 3), cutText(FAMILY + THUMB, 1), cutText('ab', 5)]).toEqual([
      'Phở',
      FAMILY,
      'ab',
    ]);
    expect(isWithin(cutText(`a${'\u0301'.repeat(10_000)}`, 255), 255)).toBe(true);
  });
});

describe('phones and names', () => {
  it('[CT3] 8 to 15 digits, separators dropped, a plus only in front', () => {
    expect(
      ['090 123 45 67', '+84-90.123.4567', '(028) 3822/1234', '０９０１２３４５'].map(normalisePhone),
    ).toEqual(['0901234567', '+84901234567', '02838221234', '09012345']);
    const bad = ['1234567', '1234567890123456', '09o1234567', '0901+234567', '٠٩٠١٢٣٤٥٦', '', '++8490123456'];
    expect(bad.filter(isPhone)).toEqual([]);
  });

  it('[CT3] why it is no number is said as it is', () => {
    const why = (...typed: string[]) => typed.map(phoneProblem);
    expect(why('', ' ', '\u2800', '+', '1234567', '123-4567')).toEqual([
      'PHONE_REQUIRED',
      'PHONE_REQUIRED',
      'PHONE_REQUIRED',
      'PHONE_UNREADABLE',
      'PHONE_REQUIRED',
      'PHONE_REQUIRED',
    ]);
    const unreadable = [
      '+84 28 3822 1199 ext. 12',
      '028 3822 1199 (máy lẻ 102)',
      'tel:+84901234567',
      '0901234567 / 0901234568',
      '3822119 / 3822118',
      '(028) 3822119/ (028) 3822118',
      '0901+234567',
      '٠٩٠١٢٣٤٥٦',
    ];
    expect(unreadable.filter((typed) => phoneProblem(typed) !== 'PHONE_UNREADABLE')).toEqual([]);
    expect(why('1234567890123456', '0901234567 0901234568')).toEqual(['PHONE_TOO_LONG', 'PHONE_TOO_LONG']);
    expect(why('(028) 3822/1234', '030/1234567', '0901/234/567')).toEqual([null, null, null]);
  });

  it('[CT3] what cannot be seen in a number cannot be wrong with it', () => {
    const hidden = ['\ufe0d', '\ufe0f', '\u2068', '\u200d', '\u034f', '\u2800', '\u{e0101}'];
    const typed = hidden.map((sign) => normalisePhone(`+1${sign}-555-123-4567`));
    expect(typed).toEqual(hidden.map(() => '+15551234567'));
  });

  it('[CT4] one number has one key', () => {
    const same = ['0901234567', '84901234567', '+84901234567', '+84 0901234567', '0084901234567'];
    expect(new Set(same.map(phoneKey))).toEqual(new Set(['0901234567']));
    expect(phoneKey('+49 30 1234567')).toBe('0301234567');
    expect(phoneKey('+1 202 555 0100')).toBe('12025550100');
    expect(phoneKey('no')).toBeNull();
  });

  it('[CT5] a name has more than one visible character', () => {
    const none = [
      '',
      'A',
      ' A ',
      '\u200b\u200bA',
      FAMILY,
      '\u2800\u2800',
      '\ufe0f\ufe0f',
      'A \u0301',
      '\u0301\u0301',
    ];
    expect(none.filter(isRecipientName)).toEqual([]);
    expect(['An', 'Lê', '李明'].every(isRecipientName)).toBe(true);
  });

  it('[TB20] staff call a guest by a name that can be read', () => {
    const unseen = ['', '\ufe0f\ufe0f', '\u2800', '\u0301', '\u{e0101}'].map(nameAtTable);
    expect(unseen).toEqual(unseen.map(() => ({ refused: 'NAME_REQUIRED' })));
    expect(['A', 'Lan', '❤️'].map(nameAtTable)).toEqual([null, null, null]);
  });

  it('[CT6] the sample name is no name', () => {
    expect([...Object.values(SAMPLE_NAMES), ' khách hàng '].map(withoutSampleName)).toEqual(['', '', '', '']);
    expect(withoutSampleName(' Gia Bảo ')).toBe('Gia Bảo');
    expect([...Object.values(SAMPLE_NAMES), ' KHÁCH HÀNG '].filter(isRecipientName)).toEqual([]);
  });

  it('[CT7] strangers see three digits and one letter', () => {
    expect([maskPhone('0901234567'), maskPhone('12')]).toEqual(['•••••••567', '12']);
    expect(maskNumbers('phone 0909 123 456 of order 123456 at 12.30')).toBe(
      'phone •••56 of order 123456 at 12.30',
    );
    expect([maskName('Đặng Hoa'), maskName('An'), maskName('')]).toEqual(['Đ•••', 'A•••', '']);
  });
});
