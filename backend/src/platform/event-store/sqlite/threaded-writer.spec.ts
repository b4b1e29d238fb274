import { EventEmitter } from 'node:events';
import { openThreadedWriter } from './threaded-writer';

/** Stands in for the thread: answers what the test has it answer. */
class FakeThread extends EventEmitter {
  static last: FakeThread;
  readonly requests: unknown[] = [];

  constructor() {
    super();
    FakeThread.last = this;
  }

  postMessage(message: unknown): void {
    this.requests.push(message);
  }
}

jest.mock('node:worker_threads', () => ({
  get Worker() {
    return FakeThread;
  },
}));

const opened = async () => {
  const opening = openThreadedWriter({} as never);
  const thread = FakeThread.last;
  thread.emit('message', { kind: 'opened' });
  return { writer: await opening, thread };
};

test('a thread that dies fails what is being written and what comes after, and ends the process by an exception', async () => {
  const { writer, thread } = await opened();
  const writing = writer.append([]);
  thread.emit('error', new Error('out of memory'));
  const exit = () => thread.emit('exit', 1);
  expect(exit).toThrow('The thread that writes the event store has ended: out of memory.');
  await expect(writing).rejects.toThrow('out of memory');
  await expect(writer.append([])).rejects.toThrow('out of memory');
});

test('a thread that ends without an error leaves nobody waiting', async () => {
  const { writer, thread } = await opened();
  expect(() => thread.emit('exit', 0)).toThrow('has ended');
  await expect(writer.append([])).rejects.toThrow('has ended');
});

test('a thread that cannot begin fails the opening alone', async () => {
  const opening = openThreadedWriter({} as never);
  FakeThread.last.emit('error', new Error('no such module'));
  FakeThread.last.emit('exit', 1);
  await expect(opening).rejects.toThrow('no such module');
});

test('closing waits until the thread has ended, without a fault', async () => {
  const { writer, thread } = await opened();
  const closing = writer.close();
  thread.emit('message', { kind: 'closed' });
  thread.emit('exit', 0);
  await closing;
  expect(thread.requests).toEqual([{ kind: 'close' }]);
});
