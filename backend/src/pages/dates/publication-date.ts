import { dayOf } from '#kernel/calendar';
import { DAY_MS } from '#kernel/durations';
import { classOf, type DomElement } from '../html/dom';
import { besideArticle, hasWord, isElementWithin, type PageElements } from '../html/page-elements';
import type { VisiblePage } from '../html/visible-text';
import { dayInAddress, firstPastDate, parseDate } from './page-date';
import { dayNearTitle, daysNamed, datablePage } from './visible-date';

/** The signs by which a page and its listing say when it was published. */
export interface DateSigns {
  readonly elements: PageElements;
  readonly visible: VisiblePage;
  /** The page's meta elements by name in lower case. */
  readonly metas: ReadonlyMap<string, string>;
  /** Date from JSON-LD; empty if missing. */
  readonly structured: string;
  /** Date from the feed, sitemap or search result. */
  readonly listed: string | null;
  readonly title: string;
  readonly url: string;
  /** Dates after this are ignored. */
  readonly now: Date;
}

/** Names that mean the day of publication. */
const published = [
  'article:published_time',
  'og:article:published_time',
  'og:published_time',
  'datepublished',
  'citation_publication_date',
  'citation_online_date',
  'publication_date',
  'publisheddate',
  'published_date',
  'published_at',
  'article:published',
  'originalpublicationdate',
  'cxenseparse:recs:publishtime',
  'parsely-pub-date',
  'sailthru.date',
  'pubdate',
  'publishdate',
  'publish-date',
  'publish_date',
  'dc.date.issued',
  'dcterms.issued',
  'article.published',
  'displaydate',
];

/** Names that some sites use for the day of the last change. */
const uncertain = [
  'date',
  'dc.date',
  'dc.date.created',
  'dc.created',
  'dcterms.created',
  'dcterms.date',
  'citation_date',
  'datecreated',
  'created',
];

/** Posts of other sites, which have dates of their own. */
const EMBEDDED = /twitter-|tweet|instagram|fb-post/i;
const beside = besideArticle({
  tagNames: 'ASIDE NAV FOOTER BLOCKQUOTE',
  classNames: 'comments related',
  roles: 'navigation',
});

/** Whether an element is outside the article, where dates are of teasers or comments, or today's. */
const isBeside = (element: DomElement): boolean =>
  isElementWithin(element, (each) => beside(each) || EMBEDDED.test(classOf(each)));

/** Machine-readable values of an element; React writes `dateTime`. */
const valueOf = (element: DomElement): string | null =>
  ['datetime', 'dateTime', 'content', 'title']
    .map((name) => element.getAttribute(name))
    .find((value) => value !== null && parseDate(value) !== null) ?? null;

const isMarked = (element: DomElement): boolean => {
  const [itemprop, property] = [element.getAttribute('itemprop'), element.getAttribute('property')];
  if (hasWord(itemprop, 'datePublished') || hasWord(property, 'datePublished')) return true;
  const { tagName } = element;
  if (tagName !== 'TIME' && tagName !== 'ABBR') return false;
  const className = classOf(element);
  return (
    hasWord(className, 'published') ||
    (tagName === 'TIME' && (hasWord(className, 'entry-date') || element.hasAttribute('pubdate')))
  );
};

const markedDates = ({ all }: PageElements): (string | null)[] =>
  all
    .filter((element) => isMarked(element) && !isBeside(element))
    .map((element) => valueOf(element) ?? element.textContent);

/** Dates of time elements: publication dates first, modification dates last. */
const timesOf = ({ tagged }: PageElements): (string | null)[] => {
  const stated = (time: DomElement): number => {
    const itemprop = time.getAttribute('itemprop');
    const className = classOf(time);
    if (/publish|posted/i.test(className)) return 2;
    return itemprop === 'dateModified' || /updated|modified/i.test(className) ? 0 : 1;
  };
  return tagged('TIME')
    .filter((time) => !isBeside(time))
    .sort((a, b) => stated(b) - stated(a))
    .map((time) => valueOf(time) ?? time.textContent);
};

type Said = readonly (string | null | undefined)[];

/** Several days are those of teasers or comments. */
const isOneDay = (stated: Said): boolean =>
  new Set(stated.flatMap((each) => (each == null ? [] : (parseDate(each)?.slice(0, 10) ?? [])))).size <= 1;

const isNextDay = (one: string, other: string): boolean =>
  Math.abs(Date.parse(dayOf(one)) - Date.parse(dayOf(other))) === DAY_MS;

/**
 * The day or moment of publication: what machines are told first, then what readers see; null rather than a guess. A moment
 * in UTC may be on another day than the one that the page shows or has in its URL, which then counts.
 */
export const publicationDate = (signs: DateSigns): string | null => {
  const { elements, metas, url, now } = signs;
  const first = (stated: Iterable<string | null | undefined>): string | null => firstPastDate(stated, now);
  const page = datablePage(elements, signs.visible);
  const seen = first([dayNearTitle(page, signs.title)]);
  const inAddress = first([dayInAddress(url)]);
  const on = (day: string | null, stated: Said) =>
    stated.find((each) => day !== null && each != null && dayOf(parseDate(each) ?? '') === day);
  const marks = markedDates(elements);
  const certain = first([
    signs.structured,
    ...published.map((name) => metas.get(name)),
    on(seen, marks),
    ...(isOneDay(marks) ? marks : []),
  ]);
  if (certain !== null) {
    // Pages that were moved to another system have the day of that, but keep their address.
    if (inAddress !== null && inAddress < dayOf(certain) && !isNextDay(inAddress, certain)) return inAddress;
    const other = [seen, inAddress].find((day) => day !== null && isNextDay(day, certain)) ?? null;
    const confirmed = [seen, inAddress].includes(dayOf(certain));
    return other !== null && !confirmed && certain.endsWith('Z') ? other : certain;
  }
  const stated: Said = [...uncertain.map((name) => metas.get(name)), ...timesOf(elements), signs.listed];
  const visible = first([on(seen, stated), seen]);
  if (visible !== null) return visible;
  const [likely, className] = [first([...stated, inAddress]), first(daysNamed(elements, page))];
  if (likely === null || className === null) return likely ?? className;
  return dayOf(likely) === className || isNextDay(className, likely) ? likely : null;
};
