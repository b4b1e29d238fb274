import { pageName } from './app-page';
import { barePages } from './bare-pages';
import { pages } from './pages';

const all = [...pages, ...barePages];

test('each path belongs to exactly one page', () => {
  const paths = all.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

test('each page that the sidebar or the palette leads to has a name', () => {
  const linked = all.filter(({ Icon, audience, underMore }) => Icon ?? audience ?? underMore);
  expect(linked.filter((page) => pageName(page) === undefined).map(({ path }) => path)).toEqual([]);
});
