// npm run where <words>: what answers the question first, then rules, definitions and every file named so.
// Plain JavaScript: it works on a fresh clone, before anything is installed.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const MOST = 40;
const SEPARATOR = /[\s_-]+/;

const query = process.argv.slice(2).join(' ').trim().toLowerCase();
if (!query) {
  console.error(
    'Say what you look for: npm run where vat · npm run where who may refund · npm run where PR4',
  );
  process.exit(1);
}
/** What a question is asked with and nothing is called by. */
const FILLERS = new Set('where which what how is are was does do the a an of holds find'.split(' '));
const asked = query.replace(/'s\b|[?!.]/g, '').split(SEPARATOR);
const telling = asked.filter((word) => !FILLERS.has(word));
const wanted = telling.length > 0 ? telling : asked;

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
});
const files = listed
  .split('\n')
  .filter(
    (path) =>
      /\.(tsx?|mjs|css|md|json)$/.test(path) &&
      !/^(package-lock|bench\/results|server\/test\/older-databases\/\d)/.test(path),
  )
  .filter((path) => existsSync(path));
const textOf = (path) => readFileSync(path, 'utf8').split('\n');

/** Places that were found, best first; each line once. */
const found = new Map();
const add = (path, index, line) => {
  const place = index === null ? path : `${path}:${index + 1}`;
  if (!found.has(place)) found.set(place, `${place}  ${line.trim()}`.trim());
};

const holds = (text, words = wanted) => {
  const low = text.toLowerCase();
  return words.every((word) => low.includes(word));
};

/** The rows of the table "Where is …" that name every word, those that say it shortest first. */
function signposts() {
  const glossary = textOf('docs/words.md');
  const rows = glossary
    .slice(glossary.indexOf('## Where is …'))
    .map((line) => line.match(/^\| (.+) \| `(.+)` \| `(.+)` \|$/))
    .filter((row) => row !== null && holds(row[1]));
  const nearness = ([, asked]) =>
    Math.min(...asked.split(', ').map((one) => (holds(one) ? one.length : Number.MAX_SAFE_INTEGER)));
  return rows.sort((a, b) => nearness(a) - nearness(b));
}
for (const [, , path, symbol] of signposts()) {
  const lines = textOf(path);
  const index = lines.findIndex((line) => line.includes(symbol));
  if (index >= 0) add(path, index, lines[index]);
}

const all = files.map((path) => [path, textOf(path)]);
const isTest = (path) => /\.test\.tsx?$|\.journey\.ts$/.test(path);

// a rule's number leads to its text, its code and its tests
const rule = /^[a-z]{2}\d+$/.test(query) ? query.toUpperCase() : null;
if (rule) {
  for (const pass of [
    (path) => path.startsWith('docs/rules/'),
    (path) => /\.tsx?$/.test(path) && !isTest(path),
    isTest,
  ])
    for (const [path, lines] of all)
      if (pass(path))
        lines.forEach((line, index) => {
          if (line.includes(`[${rule}]`) || line.includes(`**${rule}**`)) add(path, index, line);
        });
}

const joined = wanted.join('');
const DEFINES = /\b(?:export )?(?:async )?(?:function|class|interface|type|const)\s+([\w$]+)/;
for (const [path, lines] of all)
  if (/\.(tsx?|mjs)$/.test(path) && !isTest(path))
    lines.forEach((line, index) => {
      const name = line.match(DEFINES)?.[1]?.toLowerCase();
      if (line.startsWith('export') && name?.includes(joined)) add(path, index, line);
    });
for (const [path, lines] of all)
  if (path.startsWith('docs/') || path === 'README.md' || path === 'CONTRIBUTING.md')
    lines.forEach((line, index) => {
      if (holds(line)) add(path, index, line);
    });
for (const [path] of all) if (holds(path.replace(/[/.-]/g, ' '))) add(path, null, '');
// a word nobody has defined: wherever it stands
if (found.size === 0)
  for (const [path, lines] of all)
    lines.forEach((line, index) => {
      if (holds(line)) add(path, index, line);
    });

const lines = [...found.values()];
console.log(lines.length > 0 ? lines.slice(0, MOST).join('\n') : `Nothing is called "${query}".`);
if (lines.length > MOST) console.log(`… and ${lines.length - MOST} more places; say another word with it`);
