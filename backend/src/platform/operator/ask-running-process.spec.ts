import { createServer } from 'node:net';
import { join } from 'node:path';
import { temporaryFolder } from '#test/support/temporary-folder';
import { askRunningProcess } from './ask-running-process';
import { EXIT } from './operator-command';

const path = join(temporaryFolder(), 'operator.sock');

test('a process that ends before it has read the command is reported as ended', async () => {
  // What was sent and not read when a socket is closed resets the connection, as when the process is killed.
  const server = createServer({ pauseOnConnect: true }, (socket) => setImmediate(() => socket.destroy()));
  await new Promise<void>((resolve) => server.listen(path, resolve));
  const lines: string[] = [];
  const io = { line: async (text: string) => void lines.push(text), signal: new AbortController().signal, folder: '/' };
  expect(await askRunningProcess(path, ['projections', 'rebuild', 'runs'], io)).toBe(EXIT.failed);
  expect(lines).toEqual(['The running process ended before it responded.']);
  await new Promise((resolve) => server.close(resolve));
});

test('nobody answers where no process listens', async () => {
  const io = { line: async () => undefined, signal: new AbortController().signal, folder: '/' };
  expect(await askRunningProcess(`${path}.missing`, ['doctor'], io)).toBeUndefined();
});
