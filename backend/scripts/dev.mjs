// Watches back end and front end: a change of either is seen without a restart by hand.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';

const commands = [
  ['node_modules/@nestjs/cli/bin/nest.js', 'start', '--watch'],
  ['node_modules/vite/bin/vite.js', '--config', 'frontend/vite.config.mts'],
];
// What the watcher compiles is not what `npm start` built: that has to look for itself afterwards.
rmSync('dist/.back-end', { force: true });
// Each in a process group of its own: the watcher starts the product through a shell, which hands no signal on.
const children = commands.map((args) =>
  spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'], detached: true }),
);

const end = ({ pid }) => {
  try {
    process.kill(-pid, 'SIGTERM');
  } catch {
    // It has ended already.
  }
};
const stop = () => children.forEach(end);
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) {
  child.on('exit', (code) => {
    stop();
    process.exitCode = code ?? 0;
  });
}
