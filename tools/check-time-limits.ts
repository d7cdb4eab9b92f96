// No test has a limit of time of its own, nor sleeps; exits 1 with one line for every breach.
import { sourceFiles } from './source-files.ts';
import { timeLimitProblems } from './time-limits.ts';

const files = sourceFiles(['.ts', '.tsx']);
files.delete('tools/time-limits.test.ts'); // its texts are breaches on purpose
const problems = timeLimitProblems(files);
for (const problem of problems) console.error(problem);
console.log(`check-time-limits: ${problems.length} problems`);
process.exitCode = problems.length > 0 || files.size === 0 ? 1 : 0;
