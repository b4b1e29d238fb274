import { whenScriptReady } from './when-script-ready';

const URL = 'https://example.org/script.js';
const scripts = () => document.querySelectorAll('script').length;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.querySelectorAll('script').forEach((script) => script.remove());
});

const open = () => {
  const [find, onReady, onFailed] = [jest.fn<string | undefined, []>(), jest.fn(), jest.fn()];
  return { find, onReady, onFailed, stop: whenScriptReady(URL, find, onReady, onFailed) };
};

test('the value that a script defines is reported once, and polling stops', () => {
  const { find, onReady, onFailed } = open();
  jest.advanceTimersByTime(300);
  find.mockReturnValue('defined');
  jest.advanceTimersByTime(100);
  expect(onReady.mock.calls).toEqual([['defined']]);
  expect([onFailed.mock.calls.length, jest.getTimerCount()]).toEqual([0, 0]);
});

test('a script is awaited for ten seconds', () => {
  const { onReady, onFailed } = open();
  jest.advanceTimersByTime(9900);
  expect(onFailed).not.toHaveBeenCalled();
  jest.advanceTimersByTime(5000);
  expect([onFailed.mock.calls.length, onReady.mock.calls.length, jest.getTimerCount()]).toEqual([1, 0, 0]);
});

test('a script that has failed is no longer awaited, and the next caller loads it again', () => {
  const first = open();
  const second = open();
  expect(scripts()).toBe(1);
  document.querySelector('script')?.dispatchEvent(new Event('error'));
  expect([first.onFailed.mock.calls.length, second.onFailed.mock.calls.length]).toEqual([1, 1]);
  expect([scripts(), jest.getTimerCount()]).toEqual([0, 0]);
  open();
  expect(scripts()).toBe(1);
});

test('no callback is called once the page is left', () => {
  const { stop, onFailed } = open();
  stop();
  document.querySelector('script')?.dispatchEvent(new Event('error'));
  expect([onFailed.mock.calls.length, jest.getTimerCount()]).toEqual([0, 0]);
});
