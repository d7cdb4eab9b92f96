// Every numbered rule has code and a test that cite it, no citation dangles, and every record is found and names files
// that are there; exits 1 otherwise.
import { recordProblems } from './records.ts';
import { ruleCount, ruleProblems } from './rule-book.ts';
import { sourceFiles, treePaths } from './source-files.ts';

const files = sourceFiles(['.ts', '.tsx', '.md']);
const documentation = new Map([...files].filter(([path]) => path.endsWith('.md')));
const problems = [
  ...ruleProblems(new Map([...files].filter(([path]) => !path.startsWith('tools/')))),
  ...recordProblems(documentation, treePaths()),
];
for (const problem of problems) console.error(problem);
console.log(`check-rules: ${ruleCount(files)} rules, ${problems.length} problems`);
process.exitCode = problems.length > 0 || ruleCount(files) === 0 ? 1 : 0;
