import { homeInPlaceOf, type HomeSigns } from './home-page';

const home: HomeSigns = {
  url: 'https://port.example/news/quay-opens',
  foundAt: 'https://port.example/news/quay-opens',
  canonical: null,
  translations: [],
  listed: 'The quay opens in May',
  titles: ['Port of Arlen', 'Welcome'],
  isArticle: false,
};
const languages = ['https://port.example/', 'https://port.example/norsk/', 'https://port.example/english/'];

test.each<[string, Partial<HomeSigns>, string]>([
  ['a redirect to a home by its form', { url: 'https://port.example/en/' }, 'redirects_home'],
  [
    'a redirect to a translation of the home',
    { url: 'https://port.example/norsk/', translations: languages },
    'redirects_home',
  ],
  ['a home shown in its place', { canonical: 'https://port.example/' }, 'shows_home'],
  [
    'the home of a language shown in its place',
    { canonical: 'https://port.example/norsk', translations: languages },
    'shows_home',
  ],
  [
    'a home in place of a page that only a sitemap lists',
    { canonical: 'https://port.example/home', listed: '' },
    'shows_home',
  ],
])('%s is no article', (_what, signs, kind) => expect(homeInPlaceOf({ ...home, ...signs })).toEqual({ kind }));

test.each<[string, Partial<HomeSigns>]>([
  ['that names no other address', {}],
  ['that names its own', { canonical: home.url }],
  ['that names the home of another site', { canonical: 'https://maker-of-the-site.example/' }],
  ['that has moved within the site', { url: 'https://port.example/archive/quay-opens' }],
  [
    'of a site whose pages all name the home, by its title',
    { canonical: 'https://port.example/', titles: ['The quay opens in May | Port'] },
  ],
  ['of such a site, as it says itself', { canonical: 'https://port.example/', listed: '', isArticle: true }],
  [
    'whose missing translation is a home',
    {
      url: `${home.url}-2`,
      translations: [`${home.url}-2`, 'https://port.example/en/'],
      titles: ['The quay opens in May'],
    },
  ],
  [
    'that was found at a home',
    { foundAt: 'https://port.example/en', url: 'https://port.example/en/', canonical: 'https://port.example/en/' },
  ],
])('a page %s is taken for what it is', (_what, signs) => expect(homeInPlaceOf({ ...home, ...signs })).toBeNull());
