// The sandbox alone, on a port of its own: node server/sandbox/main.ts, then http://localhost:8090/
import { createServer } from 'node:http';
import { anyShop, openSandbox } from './sandbox.ts';

const port = Number(process.env.PORT ?? 8090);
const base = (process.env.SANDBOX_URL ?? `http://localhost:${port}`).replace(/\/$/, '');
const sandbox = openSandbox(() => base, anyShop);
createServer((request, response) => sandbox.answer(request, response)).listen(port, '127.0.0.1');
process.stderr.write(`The sandbox is open at ${base}\n`);
