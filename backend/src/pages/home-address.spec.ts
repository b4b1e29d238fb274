import { isHome, listsAmong } from './home-address';

test.each([
  '/',
  '/en/',
  '/de-de/',
  '/pt_BR',
  '/us',
  '/ch/fr/',
  '/index.php?lang=fr',
  '/fr/index.html',
  '/?lang=ja',
  '/home',
  '/home/',
  '/en/home.html',
  '/index',
  '/de-at/homepage',
])('%s is a home page', (path) => expect(isHome(`https://a.example${path}`)).toBe(true));

test.each([
  '/faq-of-the-port',
  '/new',
  '/news/1',
  '/?p=123',
  '/index.php?id=9',
  '/en/lock-opens',
  '/2026/11',
  '/home/lock-opens',
  '/life/home',
  '/homes',
])('%s is not a home address', (path) => expect(isHome(`https://a.example${path}`)).toBe(false));

test('a page that others lie below is a list of them', () => {
  const pages = ['a.example/news/1', 'a.example/news/2', 'a.example/news/3', 'a.example/lock/amp'];
  const isList = listsAmong(pages.map((key) => ({ key })));
  expect(['news', 'news/', 'lock', 'news/1'].map((path) => isList(`https://a.example/${path}`))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
