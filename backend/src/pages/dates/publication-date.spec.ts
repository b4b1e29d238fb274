import { parseDocument } from '../html/dom';
import { pageElements } from '../html/page-elements';
import { visiblePage } from '../html/visible-text';
import { publicationDate } from './publication-date';

const prose = '<p>The agency ended the programme, which began on 3 May 2019 and cost four million dollars. '.repeat(8);
const article = `<h1>The rule has an end at last</h1>${prose}`;

const dated = (
  content: string,
  { url = 'https://news.example/a', lang = '', ...metas }: Record<string, string> = {},
) => {
  const document = parseDocument(`<!doctype html><html lang="${lang}"><body>${content}</body></html>`);
  if (document.body === null) throw new Error('no body');
  return publicationDate({
    elements: pageElements(document),
    visible: visiblePage(document.body),
    metas: new Map(Object.entries(metas)),
    structured: '',
    listed: null,
    title: 'The rule has an end at last | News',
    url,
    now: new Date('2026-03-01T00:00:00Z'),
  });
};
const beneath = (line: string): string => article.replace('</h1>', `</h1>${line}`);

describe('dates for machines', () => {
  test.each([
    ['React’s attribute', '<time dateTime="2026-01-07">Wednesday</time>'],
    ['the content of a time element', '<time content="2026-01-07T08:00:00+01:00">Wednesday</time>'],
    ['schema.org on any element', '<span itemprop="datePublished">7 January 2026</span>'],
    ['schema.org with content', '<div itemprop="datePublished" content="2026-01-07 10:31:00">Wednesday</div>'],
    ['a microformat', '<abbr class="published" title="2026-01-07T10:00:00-08:00">Wednesday</abbr>'],
  ])('reads %s', (_, element) => expect(dated(article + element)?.slice(0, 10)).toBe('2026-01-07'));

  test('prefers what is certainly the day of publication', () => {
    const element = '<span itemprop="datePublished" content="2026-01-07"></span>';
    expect(dated(article + element, { date: '2026-02-07' })).toBe('2026-01-07');
    expect(dated(article, { date: '2026-02-07' })).toBe('2026-02-07');
    expect(dated(beneath('<p>7 January 2026</p>'), { date: '2026-02-07' })).toBe('2026-01-07');
  });

  test('keeps the moment of the day that is shown', () =>
    expect(
      dated(beneath('<p>7 January 2026</p>'), { date: '2026-01-07T15:00:00+01:00', 'dc.date': '2026-02-07' }),
    ).toBe('2026-01-07T15:00:00.000+01:00'));

  test('takes the day as written if the moment in UTC is on another', () => {
    const late = { 'article:published_time': '2026-01-06T23:30:00Z' };
    expect(dated(beneath('<p>7 January 2026</p>'), late)).toBe('2026-01-07');
    expect(dated(article, { ...late, url: 'https://news.example/2026/01/07/a' })).toBe('2026-01-07');
    expect(dated(beneath('<p>6 January 2026</p>'), late)).toBe('2026-01-06T23:30:00.000Z');
    expect(dated(beneath('<p>20 February 2026</p>'), late)).toBe('2026-01-06T23:30:00.000Z');
  });

  test('takes the day in the URL of a page that was moved to another system later', () => {
    const url = 'https://news.example/home/2017/7/12/a';
    expect(dated(article, { 'article:published_time': '2019-06-17T18:28:00+02:00', url })).toBe('2017-07-12');
  });

  test('several days that are marked alike are those of teasers', () => {
    const teasers = ['2026-01-20', '2026-02-01'].map((day) => `<time datetime="${day}" pubdate>x</time>`).join('');
    expect(dated(teasers + beneath('<p>7 January 2026</p>'))).toBe('2026-01-07');
  });

  test('gives no date if a doubtful one contradicts the day that readers see', () =>
    expect(dated(`${article}<p class="post-date">13 June 2019</p>`, { datecreated: '2004-01-01' })).toBeNull());

  test.each([
    ['navigation', '<nav><time datetime="2026-02-20">Today</time></nav>'],
    ['an embedded post', '<blockquote class="twitter-tweet"><time datetime="2026-02-20">4h</time></blockquote>'],
    ['a comment', '<div class="comments"><time datetime="2026-02-20">20 February</time></div>'],
  ])('passes over the date of %s', (_, other) => expect(dated(other + article)).toBeNull());
});

describe('dates for readers', () => {
  test.each([
    ['beneath the title', beneath('<p>By Anna Beispiel | 16.01.2012 | Politics</p>')],
    ['beneath the standfirst', beneath(`<h2>${'A standfirst of some length. '.repeat(10)}</h2><p>16 January 2012</p>`)],
    ['above the title', `<div>16 de enero de 2012</div>${article}`],
    ['as a dateline', beneath(`<p>BERLIN, 16. Januar 2012 – ${'The ministry ended it. '.repeat(10)}</p>`)],
    ['in an element named by several words', `${article}<div class="news-list-date">16.01.2012</div>`],
    ['in an element named in camel case', `${article}<div class="itemPostDate">am 16.01.2012 22:30</div>`],
    ['with a label', `${article}<div>Dieser Artikel wurde am 16. Januar 2012 veröffentlicht.</div>`],
  ])('finds a date %s', (_, content) => expect(dated(content)).toBe('2012-01-16'));

  test('reads a date in the order of the page’s language', () =>
    expect(dated(beneath('<p>02/01/2026</p>'), { lang: 'en-GB' })).toBe('2026-01-02'));

  test.each([
    ['in prose', article],
    ['in a sentence beneath the title', beneath('<p>The next meeting is on 5 February 2026 in the hall.</p>')],
    ['of the last change', beneath('<p>Updated: 5 February 2026</p>')],
    ['of birth', beneath('<p>Tanya, 28 January 1975</p>')],
    ['of joining a forum', beneath('<p>Registriert: 18.09.2008, 05:56</p>')],
    ['of a teaser', `${article}<div class="teaser__subline-pubdate">4 November 2021</div>`],
    ['after a name that ends like a label', `${article}<p>Das Projekt mit G-Data war am 20.01.09 zu Ende</p>`],
    ['of today, in a navigation bar', `<nav>Friday, 27 February 2026</nav>${article}`],
    ['in the footer', `${article}<footer><p class="date">27 February 2026</p></footer>`],
    ['of an event', `${article}<div class="event-date">27 February 2026</div>`],
    ['of an embedded post', beneath('<blockquote><p>27 February 2026</p></blockquote>')],
    ['among many', [1, 2, 3].map((day) => `<p class="date">${day} January 2026</p>`).join('') + prose],
  ])('passes over a date %s', (_, content) => expect(dated(content)).toBeNull());
});
