const VOWEL = /[aeiouy]/;

/** [SE6] A syllable typed with Telex while nothing composed it: "phowr" is "pho", "ddaauj" is "dau". */
function withoutTelex(word: string): string {
  const first = word.search(VOWEL);
  if (first < 0) return word.replace(/w/g, 'u'); // "tw" is tư
  const [onset, rest] = [word.slice(0, first), word.slice(first)];
  const plain = rest.replace(/[sfrxjzw]/g, '').replace(/([aeo])\1/g, '$1');
  return onset.replace(/dd/g, 'd').replace(/w/g, 'u') + plain;
}

/** [SE6] The same with VNI: "pho73" is "pho". */
function withoutVni(word: string): string {
  return /^\p{L}/u.test(word) ? word.replace(/\d/g, '') : word;
}

/** [SE6] German without umlauts on the keyboard: "gruen" is "grun", as ü is folded. */
function withoutUmlautE(word: string): string {
  return word.replace(/([aou])e/g, '$1');
}

/** [SE6] Vietnamese writes mì and mỳ for the same word. */
function otherI(word: string): string {
  return word.replace(/^([^aeiouy]+)([iy])$/, (_, onset, end) => onset + (end === 'i' ? 'y' : 'i'));
}

/** [SE6] Other words a typed one may stand for: left-overs of Telex and VNI removed, "ue" as "u", i and y swapped. */
export function possibleReadings(word: string): string[] {
  const read = [word, withoutVni(word), withoutTelex(word), withoutUmlautE(word)];
  const all = new Set(read.flatMap((one) => [one, otherI(one)]));
  all.delete(word);
  return [...all];
}
