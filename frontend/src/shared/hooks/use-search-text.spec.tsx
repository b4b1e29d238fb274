import { act, renderHook } from '@testing-library/react';
import { useSearchText } from './use-search-text';

let shown = new URLSearchParams();
const put: string[] = [];

jest.mock('react-router-dom', () => ({
  useSearchParams: () => [
    shown,
    (change: (params: URLSearchParams) => URLSearchParams) => put.push(change(new URLSearchParams(shown)).toString()),
  ],
}));

beforeEach(() => {
  jest.useFakeTimers();
  shown = new URLSearchParams();
  put.length = 0;
});
afterEach(() => jest.useRealTimers());

const typing = () => {
  const { result, rerender } = renderHook(() => useSearchText('query'));
  return {
    input: () => result.current.input,
    type: (text: string) => act(() => result.current.setInput(text)),
    pause: () => act(() => jest.advanceTimersByTime(300)),
    show: (search: string) => {
      shown = new URLSearchParams(search);
      rerender();
    },
  };
};

test('text typed while the URL lags behind stays', () => {
  const { input, type, pause, show } = typing();
  type('steel');
  pause();
  type('steel tariffs');
  show('query=steel');
  expect(input()).toBe('steel tariffs');
  pause();
  type('steel tariffs of Canada');
  pause();
  show('query=steel+tariffs');
  expect(input()).toBe('steel tariffs of Canada');
  show('query=steel+tariffs+of+Canada');
  pause();
  expect(put).toEqual(['query=steel', 'query=steel+tariffs', 'query=steel+tariffs+of+Canada']);
});

test('a URL that changes by itself replaces the typed text', () => {
  const { input, type, pause, show } = typing();
  type('steel');
  pause();
  show('query=steel');
  show('');
  expect(input()).toBe('');
  pause();
  expect(put).toEqual(['query=steel']);
});
