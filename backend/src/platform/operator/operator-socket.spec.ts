import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { temporaryFolder } from '#test/support/temporary-folder';
import { askRunningProcess } from './ask-running-process';
import { EXIT, type OperatorIo } from './operator-command';
import { serveOperator } from './operator-socket';

test('an operator who is killed with unread output interrupts their own command only', async () => {
  const path = join(temporaryFolder(), 'operator.sock');
  const commands: OperatorIo[] = [];
  const server = await serveOperator(path, async (words, io) => {
    commands.push(io);
    await io.line(words.join(' '));
    if (words[0] === 'wait') await once(io.signal, 'abort');
    return EXIT.done;
  });

  // Paused before it connects, it reads nothing, and its end resets the connection.
  const killed = connect(path).pause();
  killed.write(`${JSON.stringify({ words: ['wait'], folder: '/' })}\n`);
  while (commands[0] === undefined) await new Promise(setImmediate);
  killed.destroy();
  if (!commands[0].signal.aborted) await once(commands[0].signal, 'abort');

  const lines: string[] = [];
  const io = { line: async (text: string) => void lines.push(text), signal: new AbortController().signal, folder: '/' };
  expect(await askRunningProcess(path, ['doctor'], io)).toBe(EXIT.done);
  expect(lines).toEqual(['doctor']);
  await server.close();
});
