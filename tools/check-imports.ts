// Keeps the import order of the house, and files and folders small; exits 1 with one line for every breach.
import { importProblems } from './import-rules.ts';
import { sourceFiles } from './source-files.ts';
import { sizeProblems } from './source-sizes.ts';

const files = sourceFiles(['.ts', '.tsx']);
files.delete('tools/import-rules.test.ts'); // its texts are breaches on purpose
const problems = [...importProblems(files), ...sizeProblems(files)];
for (const problem of problems) console.error(problem);
console.log(`check-imports: ${files.size} files, ${problems.length} problems`);
process.exitCode = problems.length > 0 || files.size === 0 ? 1 : 0;
