import { whenPricingTableReady } from './stripe-pricing-table';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.querySelector('script')?.remove();
});

test('the table is waited for ten seconds, looking every 100 ms', () => {
  const looked = jest.spyOn(customElements, 'get').mockReturnValue(undefined);
  const onReady = jest.fn();
  const onFailed = jest.fn();
  whenPricingTableReady(onReady, onFailed);
  jest.advanceTimersByTime(9900);
  expect(looked).toHaveBeenCalledTimes(99);
  expect(onFailed).not.toHaveBeenCalled();
  jest.advanceTimersByTime(5000);
  expect([looked.mock.calls.length, onFailed.mock.calls.length, onReady.mock.calls.length]).toEqual([100, 1, 0]);
});

test('it is not waited for once Stripe’s script has failed', () => {
  const onFailed = jest.fn();
  whenPricingTableReady(jest.fn(), onFailed);
  document.querySelector('script')?.dispatchEvent(new Event('error'));
  expect([onFailed.mock.calls.length, jest.getTimerCount()]).toEqual([1, 0]);
});
