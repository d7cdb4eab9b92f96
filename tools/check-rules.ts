// Every numbered rule has code and a test that cite it, and no citation dangles; exits 1 otherwise.
import { ruleCount, ruleProblems } from './rule-book.ts';
import { sourceFiles } from './source-files.ts';

const files = sourceFiles(['.ts', '.tsx', '.md']);
const problems = ruleProblems(new Map([...files].filter(([path]) => !path.startsWith('tools/'))));
for (const problem of problems) console.error(problem);
console.log(`check-rules: ${ruleCount(files)} rules, ${problems.length} problems`);
process.exitCode = problems.length > 0 || ruleCount(files) === 0 ? 1 : 0;
