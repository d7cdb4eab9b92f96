// npm run where <question>: the place that answers it first, then rules, definitions, records and files named so.
// Plain JavaScript: it works on a fresh clone, before anything is installed.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const MOST = 40;

const query = process.argv.slice(2).join(' ').trim().toLowerCase();
if (!query) {
  console.error(
    'Say what you look for: npm run where vat · npm run where who may refund · npm run where PR4',
  );
  process.exit(1);
}

/** A question is asked with these, and nothing is called by them. */
const FILLERS = new Set(
  (
    'where which what who whom how why when is are was were be been does do did done the a an of to in on at by for from ' +
    'with and or it its my our your i we you can could may might must will would should happens happen gets get find holds ' +
    'hold made make makes come comes go goes have has had there this that'
  ).split(' '),
);
/** Words that mean the same here; each row is one meaning. */
const SYNONYMS = [
  'order orders purchase',
  'idempotency idempotent',
  'refund refunds refunded money-back',
  'kick kicked remove removed exclude ban banned throw expel',
  'push pushes notification notifications notify',
  'vat tax taxes mwst',
  'nobody no-one unanswered answered answer answers answering',
  'bill bills check cheque',
  'split splitting share shares divide rounded rounding round',
  'member members guest guests friend friends people person',
  'points loyalty reward rewards',
  'bank transfer statement',
  'notice notices callback callbacks ipn webhook webhooks',
  'matched match matches matching',
  'dark night theme colours colors',
  'csp content-security-policy security-policy',
  'csrf cross-site own-page origin',
  'staff waiter cook employee',
  'delivery courier shipping driver rider',
  'fee fees cost costs',
  'translation translated i18n language languages text texts',
  'log logs logged logging',
  'backup backups restore restored',
  'coupon voucher vouchers code codes',
  'sold soldout sold-out unavailable',
  'password passwords login sign-in signin sign',
  'test tests tested testing',
  'migration migrations schema upgrade',
  'printer print printed ticket receipt',
].map((row) => row.split(' '));

/** The same word in its usual forms: orders, ordered and ordering are order. */
const stem = (word) =>
  word.length < 4
    ? word
    : word
        .replace(/(?:ies)$/, 'y')
        .replace(/(?:ings?|edly|ed|es|s)$/, '')
        .replace(/(.)\1$/, '$1');
const wordsOf = (text) =>
  text
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
const meanings = new Map();
SYNONYMS.forEach((row, index) => {
  for (const word of row) meanings.set(stem(word.replaceAll('-', '')), index);
});
/** A word stands for its meaning where it has one, else for its stem. */
const meaningOf = (word) => {
  const stemmed = stem(word);
  return meanings.has(stemmed) ? `#${meanings.get(stemmed)}` : stemmed;
};

const asked = wordsOf(query);
const telling = asked.filter((word) => !FILLERS.has(word));
const wanted = [...new Set((telling.length > 0 ? telling : asked).map(meaningOf))];

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

/** Of the words that are asked for, the share a text has; those it says beside them count a little against it. */
function score(text) {
  const said = wordsOf(text)
    .filter((word) => !FILLERS.has(word))
    .map(meaningOf);
  const hits = wanted.filter((word) => said.includes(word)).length;
  return hits === 0 ? 0 : hits / wanted.length - said.length / 1000;
}
/** Every word but one of a long question, all of a short one. */
const enough = wanted.length > 2 ? (wanted.length - 1) / wanted.length - 0.2 : 0.8;
const best = (rows) => rows.filter(([points]) => points >= enough).sort(([a], [b]) => b - a);

// the table "Where is …" of docs/words.md
const glossary = textOf('docs/words.md');
const rows = glossary
  .slice(glossary.indexOf('## Where is …'))
  .map((line) => line.match(/^\| (.+) \| `(.+)` \| `(.+)` \|$/))
  .filter((row) => row !== null);
for (const [, [, , path, symbol]] of best(
  rows.map((row) => [Math.max(...row[1].split(', ').map(score), score(row[1]) - 0.1), row]),
)) {
  const lines = textOf(path);
  const index = lines.findIndex((line) => line.includes(symbol));
  if (index >= 0) add(path, index, lines[index]);
}

const all = files.map((path) => [path, textOf(path)]);
const isTest = (path) => /\.test\.tsx?$|\.journey\.ts$/.test(path);
const isPage = (path) => path.startsWith('docs/') || path === 'README.md' || path === 'CONTRIBUTING.md';

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

const DEFINES = /\b(?:export )?(?:async )?(?:function|class|interface|type|const)\s+([\w$]+)/;
const definitions = [];
const sentences = [];
for (const [path, lines] of all)
  lines.forEach((line, index) => {
    const name =
      line.startsWith('export') && /\.(tsx?|mjs)$/.test(path) && !isTest(path) && line.match(DEFINES)?.[1];
    if (name) definitions.push([score(name), path, index, line]);
    else if (isPage(path) && path !== 'docs/words.md') sentences.push([score(line), path, index, line]);
  });
const paths = all.map(([path]) => [score(path.replace(/\.\w+$/, '')), path, null, '']);
for (const [, path, index, line] of [...best(definitions), ...best(sentences), ...best(paths)])
  add(path, index, line);
// a word nobody has defined: wherever it stands
if (found.size === 0)
  for (const [path, lines] of all)
    lines.forEach((line, index) => {
      if (score(line) >= enough) add(path, index, line);
    });

const lines = [...found.values()];
console.log(lines.length > 0 ? lines.slice(0, MOST).join('\n') : `Nothing is called "${query}".`);
if (lines.length > MOST) console.log(`… and ${lines.length - MOST} more places; say another word with it`);
