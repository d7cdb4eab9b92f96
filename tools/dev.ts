// npm run dev: the server restarts on change, both web apps hot-reload through Vite, and the diner's pages come rendered
// as the server renders them.
import { type ChildProcess, spawn } from 'node:child_process';

const vite = ['node_modules/vite/bin/vite.js'];
const quiet = ['--clearScreen', 'false', '--logLevel', 'warn'];
/** the folders whose code the server runs */
const watched = ['server', 'contract/src', 'domain/src'].flatMap((path) => ['--watch-path', path]);

const run = (...args: string[]): ChildProcess => spawn(process.execPath, args, { stdio: 'inherit' });
const children: ChildProcess[] = [
  run(...watched, 'server/src/main.ts'),
  run(...vite, 'diner', ...quiet),
  run(...vite, 'staff', ...quiet),
];

console.log(`
  the diner's app    http://localhost:5173/   hot reload; pages come rendered, as from the server
  the staff's app    http://localhost:5175/staff/   hot reload
  the server         http://localhost:8080/   restarts on change; serves the apps as they were built last
`);

function stopAll(): void {
  for (const child of children) child.kill('SIGTERM');
}

for (const child of children) child.on('exit', stopAll);
process.on('SIGINT', stopAll);
process.on('SIGTERM', stopAll);
