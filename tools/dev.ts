// npm run dev: the server restarts on change, both web apps hot-reload through Vite.
import { type ChildProcess, spawn } from 'node:child_process';

const vite = ['node_modules/vite/bin/vite.js', '--clearScreen', 'false'];
const children: ChildProcess[] = [
  spawn(process.execPath, ['--watch', 'server/src/main.ts'], { stdio: 'inherit' }),
  spawn(process.execPath, [...vite, 'diner'], { stdio: 'inherit' }),
  spawn(process.execPath, [...vite, 'staff'], { stdio: 'inherit' }),
];

function stopAll(): void {
  for (const child of children) child.kill('SIGTERM');
}

for (const child of children) child.on('exit', stopAll);
process.on('SIGINT', stopAll);
process.on('SIGTERM', stopAll);
