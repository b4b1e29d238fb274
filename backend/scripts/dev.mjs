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

const end = ({ pid }) => {
  try {
    process.kill(-pid, 'SIGTERM');
  } catch {
    // It has already ended.
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
