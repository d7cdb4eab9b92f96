import { cleanText } from '../contact/text.ts';

/**
 * Signs of Latin, Greek and Cyrillic that look like a letter of ours, which stands first: of Unicode's list of
 * confusables (UTS #39, confusables.txt 10.0.0) those that are one letter for one.
 */
const LOOK_ALIKES = [
  ...['AΑА', 'BꞴΒВ', 'CС', 'ĐÐƉ', 'EΕЕ', 'FꞘϜ', 'GԌ', 'HΗН', 'JꞲͿЈ', 'KΚК', 'MΜϺМ', 'NΝ', 'OΟО', 'PΡР'],
  ...['RƦ', 'SЅ', 'TΤТ', 'VѴ', 'WԜ', 'XꞳΧХ', 'YΥУҮ', 'ZΖ'],
  ...['aɑαа', 'bƄЬ', 'cᴄс', 'dԁ', 'eꬲеҽ', 'fꬵꞙẝ', 'gɡᶃƍ', 'hһ', 'iıɪɩιіꙇӏ', 'jϳј', 'lƖǀΙІӀ', 'oᴏᴑꬽοσо'],
  ...['pρр', 'qԛ', 'rꭇꭈᴦг', 'sꜱƽѕ', 'uꞟᴜꭎꭒʋυ', 'vᴠνѵ', 'wɯᴡѡԝ', 'xх', 'yɣᶌʏỿꭚγуү', 'zᴢ'],
];

const OURS = new Map(
  LOOK_ALIKES.flatMap(([ours = '', ...others]) => others.map((other) => [other, ours] as const)),
);

/** Nobody sees these: signs that are ignored where they cannot be drawn, and the dot that an i has anyway. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}|(?<=[ij])\u0307/gu;
const BESIDE_LETTERS = /[^\p{L}\p{M}\p{N}]/gu;

const inOurs = (text: string): string => [...text].map((sign) => OURS.get(sign) ?? sign).join('');

/** Without accents apart from their letters, spaces, signs and pictures; a name of pictures alone is those. */
function letters(name: string): string {
  const text = inOurs(cleanText(name).normalize('NFKD')).replace(UNSEEN, '');
  return text.replace(BESIDE_LETTERS, '') || text.replace(/\s/gu, '');
}

/** As it is read aloud: capitals are small letters. */
const read = (name: string): string => inOurs(letters(name).toLowerCase()).replace(UNSEEN, '');

/** As it is seen: a capital I is a small L and a 1, a zero is an O, r and n are an m. */
const seen = (name: string): string =>
  letters(name).replace(/[I1]/g, 'l').replaceAll('0', 'O').replaceAll('m', 'rn');

/** [GO5] Whether somebody at the table would take one name for the other. */
export const isSameName = (a: string, b: string): boolean => read(a) === read(b) || seen(a) === seen(b);

/** [GO41] Whether somebody came under a name that the owner has blocked. */
export const isNamedLikeBanned = (
  { uid, name }: { readonly uid: string; readonly name: string },
  sessions: readonly { readonly uid: string; readonly name: string; readonly isBanned: boolean }[],
): boolean => sessions.some((other) => other.isBanned && other.uid !== uid && isSameName(other.name, name));
