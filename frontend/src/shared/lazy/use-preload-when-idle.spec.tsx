import { useQuery } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { renderPage } from '../testing/render-page';
import { usePreloadWhenIdle } from './use-preload-when-idle';

/** Delay in browsers without requestIdleCallback, such as jsdom. */
const idleMs = 1000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('preloads once, after the data of the page has arrived', async () => {
  let answer: (words: string) => void = () => undefined;
  const data = new Promise<string>((resolve) => (answer = resolve));
  const dialog = { preload: jest.fn() };
  const preloaded = [dialog];
  const Page = () => {
    usePreloadWhenIdle(preloaded);
    return <>{useQuery({ queryKey: ['words'], queryFn: () => data }).data}</>;
  };
  const { queries } = renderPage(<Page />);

  await act(() => jest.advanceTimersByTimeAsync(5 * idleMs));
  expect(dialog.preload).not.toHaveBeenCalled();

  answer('Hello');
  await act(() => jest.advanceTimersByTimeAsync(idleMs));
  expect(dialog.preload).toHaveBeenCalledTimes(1);

  await act(async () => {
    await queries.refetchQueries();
    await jest.advanceTimersByTimeAsync(5 * idleMs);
  });
  expect(dialog.preload).toHaveBeenCalledTimes(1);
});
