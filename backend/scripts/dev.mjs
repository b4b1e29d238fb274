// Watches back end and front end, so that changes take effect without a manual restart.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';

const commands = [
  ['node_modules/@nestjs/cli/bin/nest.js', 'start', '--watch'],
  ['node_modules/vite/bin/vite.js', '--config', 'frontend/vite.config.mts'],
];
// The watcher's output differs from `npm start`'s, which must rebuild afterwards.
rmSync('dist/.back-end', { force: true });
// Separate process groups: the watcher starts the product through a shell, which does not forward signals.
const children = commands.map((args) =>
  spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'], detached: true }),
);

/** What the product may take to stop, and a little more. */
const STOP_LIMIT_MS = 11_000;
const CHECK_MS = 50;

const signalGroup = ({ pid }, signal) => {
  try {
    return process.kill(-pid, signal);
  } catch {
    // It has already ended.
    return false;
  }
};

let stopping = false;
/** Once: Ctrl-C arrives from the terminal and again from npm. Waits for the product, which outlives its watcher. */
const stop = (exitCode) => {
  if (stopping) return;
  stopping = true;
  for (const child of children) signalGroup(child, 'SIGTERM');
  const limit = Date.now() + STOP_LIMIT_MS;
  setInterval(() => {
    if (Date.now() > limit || !children.some((child) => signalGroup(child, 0))) process.exit(exitCode);
  }, CHECK_MS);
};
process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));
for (const child of children) child.on('exit', (code) => stop(code ?? 1));
