import { buildKeyword, fold, type Keyword, type Word } from './keyword.ts';
import { bestWord, findRun, gradeWord, initialsAt, JOINED, type Typed, typedWords } from './match.ts';

/** A piece of a name; marked = this is why it was found. */
export interface NamePiece {
  readonly text: string;
  readonly marked: boolean;
}

/** From and to, in letters of the name. */
type Range = readonly [from: number, to: number];

/** The letters of a written word that make up some of its folded ones; ß is one letter and folds to two. */
function written({ at, written: text }: Word, from: number, to: number): Range {
  let folded = 0;
  let end = at;
  let begin = at;
  for (const letter of text) {
    if (folded >= to) break;
    if (folded <= from) begin = end;
    folded += fold(letter).length;
    end += letter.length;
  }
  return [begin, end];
}

function initialsRanges(typed: Typed, keyword: Keyword): Range[] {
  const at = initialsAt(typed, keyword);
  if (at < 0) return [];
  return keyword.words.slice(at, at + typed.folded.length).map((word) => written(word, 0, 1));
}

function runRanges(typed: Typed, keyword: Keyword): Range[] {
  const run = findRun(typed, keyword);
  if (!run) return [];
  return keyword.words.flatMap((word, index) => {
    const start = keyword.starts[index] ?? 0;
    const [from, to] = [Math.max(run.at - start, 0), run.at + run.length - start];
    return to > 0 && from < word.folded.length ? [written(word, from, to)] : [];
  });
}

/** The ranges of a name by which a typed word found it, as findNames judges it. */
function matchedRanges(typed: Typed, keyword: Keyword, taken: Set<number>): Range[] {
  const grades = keyword.words.map((word) => gradeWord(typed, word.folded));
  const { word: at, cost } = bestWord(grades, taken);
  const word = keyword.words[at];
  if (word && cost < JOINED) {
    taken.add(at);
    return [written(word, 0, typed.folded.length)];
  }
  const spread = [runRanges(typed, keyword), initialsRanges(typed, keyword)].find((one) => one.length > 0);
  if (spread) return spread;
  if (!word) return [];
  const inside = word.folded.indexOf(typed.folded);
  if (inside < 0) return [written(word, 0, word.folded.length)];
  return [written(word, inside, inside + typed.folded.length)];
}

/** [SE9] A name in pieces, with what the query found in it marked; the pieces together are the name. */
export function markedName(name: string, query: string): NamePiece[] {
  const text = name.normalize('NFC');
  const keyword = buildKeyword(text);
  const taken = new Set<number>();
  const ranges = typedWords(query)
    .flatMap((typed) => matchedRanges(typed, keyword, taken))
    .sort((a, b) => a[0] - b[0]);
  const pieces: NamePiece[] = [];
  let told = 0;
  const tell = (to: number, marked: boolean) => {
    const part = text.slice(told, to);
    const last = pieces.at(-1);
    told = Math.max(told, to);
    if (!part) return;
    if (last?.marked === marked) pieces[pieces.length - 1] = { text: last.text + part, marked };
    else pieces.push({ text: part, marked });
  };
  for (const [from, to] of ranges) {
    const between = text.slice(told, from);
    tell(from, told > 0 && /^\s+$/.test(between) && pieces.at(-1)?.marked === true);
    tell(to, true);
  }
  tell(text.length, false);
  return pieces;
}
