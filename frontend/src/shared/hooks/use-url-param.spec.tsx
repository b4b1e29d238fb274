import { act, screen } from '@testing-library/react';
import { renderPage } from '../testing/render-page';
import { pageParam, paramsAfter, textParam, useUrlParam, wordParam } from './use-url-param';

test.each([
  ['sets one beside the others', { kind: 'rule' }, 'year=2026&kind=rule'],
  ['changes one', { year: '2025' }, 'year=2025'],
  ['removes one', { year: null, kind: 'rule' }, 'kind=rule'],
  ['writes one with several values', { tags: ['steel', 'zinc'] }, 'year=2026&tags=steel&tags=zinc'],
  ['removes one without values', { year: [] }, ''],
])('%s', (_what, changes, after) => {
  expect(paramsAfter(new URLSearchParams('year=2026'), changes).toString()).toBe(after);
});

test.each([
  [null, 1],
  ['3', 3],
  ['2.7', 2],
  ['-2', 1],
  ['two', 1],
])('the page parameter %j means page %d', (text, page) => expect(pageParam.read(text)).toBe(page));

test('a parameter with fixed words uses the first of them if the URL has none, or an unknown one', () => {
  const { read, write } = wordParam(['score', 'rate']);
  expect([read(null), read('rate'), read('weight')]).toEqual(['score', 'rate', 'score']);
  expect([write('score'), write('rate')]).toEqual([null, 'rate']);
});

const Pages = () => {
  const [page, setPage] = useUrlParam('page', pageParam);
  const [, setTopic] = useUrlParam('topic', textParam);
  return (
    <>
      <p>Page {page}</p>
      <button onClick={() => setPage(page + 1)}>Next</button>
      <button onClick={() => setTopic('steel', { replace: false })}>Steel</button>
    </>
  );
};

test('a change keeps the other parameters, and going back leads out of it unless it says otherwise', async () => {
  const { user, search, back } = renderPage(<Pages />, { url: '/?sort=name' });
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(search()).toBe('?sort=name&page=2');
  await user.click(screen.getByRole('button', { name: 'Steel' }));
  expect(search()).toBe('?sort=name&page=2&topic=steel');
  act(() => back());
  await screen.findByText('Page 2');
  expect(search()).toBe('?sort=name&page=2');
});
