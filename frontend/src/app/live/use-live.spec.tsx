import { useQuery } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { queryKeys } from '#shared/api/query-keys';
import { accessToken } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { saveTokens } from '#shared/testing/tokens';
import { useLive } from './use-live';

const follow = jest.fn<Promise<void>, [(kind: string) => void, AbortSignal]>();
jest.mock('./follow-news', () => ({ followNews: (...given: Parameters<typeof follow>) => follow(...given) }));

let loaded: string[];
const Page = () => {
  useLive();
  useQuery({ queryKey: [...queryKeys.collections, 'root'], queryFn: () => loaded.push('folder') });
  useQuery({ queryKey: ['config'], queryFn: () => loaded.push('config') });
  return null;
};
const show = (state: DocumentVisibilityState): void => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  loaded = [];
  follow.mockReset().mockResolvedValue(undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('an event of a folder reloads that folder only', async () => {
  saveTokens({ access: accessToken(), refresh: 'refresh' });
  renderPage(<Page />);
  await pass(2_000);
  expect(loaded).toEqual(['folder', 'config']);
  const [hear] = follow.mock.calls[0] ?? [];
  hear?.('collection');
  hear?.('collection');
  await pass(1_000);
  expect(loaded).toEqual(['folder', 'config', 'folder']);
});

test('only visible pages keep a connection open', async () => {
  saveTokens({ access: accessToken(), refresh: 'refresh' });
  renderPage(<Page />);
  await pass(2_000);
  const [, signal] = follow.mock.calls[0] ?? [];
  show('hidden');
  expect(signal?.aborted).toBe(true);
  show('visible');
  await pass(0);
  expect(follow).toHaveBeenCalledTimes(2);
});

test('no connection is open while signed out', async () => {
  renderPage(<Page />);
  await pass(5_000);
  expect(follow).not.toHaveBeenCalled();
});
