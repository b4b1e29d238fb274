import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { repeats } from '../support/long';
import { freePort } from '../support/servers/free-port';
import { sharedService } from '../support/shared/services';
import { OF_NODE, ROOT } from '../support/start-command';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';

const folder = temporaryFolder();

const started: ChildProcess[] = [];

/** As a terminal does, which gives a command a group of processes of its own. */
const npmStart = async () => {
  const child = spawn('npm', ['start'], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...OF_NODE,
      PORT: String(await freePort()),
      DATA_DIR: join(folder, 'data'),
      STARTER_CONTENT: 'off',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  started.push(child);
  let out = '';
  child.stdout.on('data', (text: Buffer) => (out += text.toString()));
  return { child, out: () => out, exit: once(child, 'exit') };
};

/** Ctrl-C: to npm, to its shell and to the product at once. npm then passes it on once more. */
const pressCtrlC = ({ pid }: ChildProcess): void => {
  if (pid !== undefined) process.kill(-pid, 'SIGINT');
};

beforeAll(() => sharedService('build'));
afterAll(() => {
  for (const { pid, exitCode, signalCode } of started)
    if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL');
});

test('every start of npm in a terminal ends with 0 at Ctrl-C', async () => {
  const times = repeats(50, 3);
  const ends: unknown[] = [];
  for (let time = 0; time < times; time++) {
    const { child, out, exit } = await npmStart();
    await until('it is ready', () => out().includes('Aidy is ready at') || child.exitCode !== null);
    pressCtrlC(child);
    ends.push(await exit);
  }
  expect(ends).toEqual(Array.from({ length: times }, () => [0, null]));
});
