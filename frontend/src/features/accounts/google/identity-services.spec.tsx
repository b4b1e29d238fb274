import { whenIdentityServicesReady } from './identity-services';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('Google’s script is not looked for once it has failed', () => {
  const onFailed = jest.fn();
  whenIdentityServicesReady(jest.fn(), onFailed);
  expect(jest.getTimerCount()).toBe(1);
  document.querySelector('script')?.dispatchEvent(new Event('error'));
  expect([onFailed.mock.calls.length, jest.getTimerCount()]).toEqual([1, 0]);
});
