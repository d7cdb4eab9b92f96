// npm run where <word>: every place that carries the word in its path, its rules, or the glossary.
import { sourceFiles } from './source-files.ts';

const word = process.argv[2]?.toLowerCase();
if (!word) {
  console.error('Say a word: npm run where group-order');
  process.exit(1);
}

const files = sourceFiles(['.ts', '.tsx', '.css', '.md', '.json', '.mjs']);
const inPath = [...files.keys()].filter((path) => path.toLowerCase().includes(word));
const inText = [...files]
  .filter(([path]) => path.startsWith('docs/') || path === 'README.md')
  .flatMap(([path, text]) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        line.toLowerCase().includes(word) ? [`${path}:${index + 1}  ${line.trim()}`] : [],
      ),
  );

console.log(inPath.length > 0 ? inPath.join('\n') : `No file carries "${word}" in its name.`);
if (inText.length > 0) console.log(`\n${inText.join('\n')}`);
