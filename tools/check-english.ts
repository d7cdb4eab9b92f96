// Comments begin with their subject, and an exported name exists once in its package; exits 1 otherwise (docs/style.md).
import { englishProblems } from './english.ts';
import { sourceFiles } from './source-files.ts';

const files = sourceFiles(['.ts', '.tsx', '.mjs']);
files.delete('tools/english.test.ts'); // its texts are breaches on purpose
const problems = englishProblems(files);
for (const problem of problems) console.error(problem);
console.log(`check-english: ${files.size} files, ${problems.length} problems`);
process.exitCode = problems.length > 0 || files.size === 0 ? 1 : 0;
