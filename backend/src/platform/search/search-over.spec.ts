import { searchOver } from './search-over';

const fields = { title: 'title', text: 'text', keywords: [], facet: 'section', freshness: 'at', where: {} };

test('a word is taken for a misspelling of words of its own facet only', async () => {
  const search = searchOver(
    [
      { _id: 'a', title: 'Eelection tax', text: '', section: 'news', at: '2026-03-01' },
      { _id: 'b', title: 'Tax', text: '', section: 'news', at: '2026-03-09' },
      { _id: 'c', title: 'Election', text: '', section: 'sport', at: '2026-03-02' },
    ],
    fields,
  );
  const { rows } = await search({ text: 'eection tax', facet: 'news' }, { limit: 5, after: null });
  expect(rows.map(({ _id }) => _id)).toEqual(['a', 'b']);
});
