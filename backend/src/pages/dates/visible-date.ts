import { languages } from '#text/languages/all';
import { furtherPublished } from '#text/languages/further-words';
import type { TextBlock } from '../html/block-writer';
import { classOf, type DomElement } from '../html/dom';
import { besideArticle, isElementWithin, type PageElements } from '../html/page-elements';
import type { VisiblePage } from '../html/visible-text';
import { normaliseText } from '../normalise-text';
import { slashOrderOf, writtenDate, type SlashOrder } from './written-date';

/** Words of class names and ids that sites use for the element with a page's date. */
const DATE_NAME =
  /(?:^|[^a-z])(?:date|datum|data|fecha|published|publish|publishing|pubdate|posted|dateline|timestamp|publication|veroeffentlicht|created|submitted)(?:$|[^a-z])/;
/** Names of dates of something else: a comment, an event, a photograph, the last change, teasers. */
const OTHER_NAME =
  /(?:^|[^a-z])(?:comments?|event|events|photo|caption|modified|updated?|changed|copyright|widget|calendar|related|sidebar|footer|nav|birth|search|archives?|teasers?|cards?|joined|registered)(?:$|[^a-z])/;

/** `entryDate` as `entry date`. */
const visibleWords = (element: DomElement): string =>
  `${classOf(element)} ${element.id}`.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').toLowerCase();

/** Whether an element is outside the article, or in a post of another site. */
const beside = besideArticle({
  tagNames: 'ASIDE NAV FOOTER BLOCKQUOTE',
  classNames: 'comments comment related sidebar',
  roles: 'navigation contentinfo',
});

/** Longest line that is searched for a date, in characters. Longer texts are prose, where a date may be of anything. */
const LONGEST_LINE = 160;
const MAX_DAYS = 2;

/** The first day, if there are few of them; many belong to other articles. */
const firstOfFew = (days: readonly string[]): string | null =>
  new Set(days).size <= MAX_DAYS ? (days[0] ?? null) : null;

const inDateElement = ({ all }: PageElements, order: SlashOrder): string | null =>
  firstOfFew(
    all
      .filter((element) => {
        const words = visibleWords(element);
        return DATE_NAME.test(words) && !OTHER_NAME.test(words) && !isElementWithin(element, beside);
      })
      .flatMap((element) => {
        const text = normaliseText((element.textContent ?? '').slice(0, 400));
        return text.length > LONGEST_LINE ? [] : (writtenDate(text, order) ?? []);
      }),
  );

const lettersAndDigits = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const alikeFrom = (a: string, b: string): number => {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
};

/** Titles may have the site's name or a section before or after them, and headings a label. */
const isTitle = (text: string, title: string): boolean => {
  const shorter = Math.min(text.length, title.length);
  return shorter >= 8 && (title.includes(text) || alikeFrom(text, title) >= shorter * 0.7);
};

/** The heading with the page's title, else the only one of the first level. */
const titleIn = ({ blocks, elements }: VisiblePage, title: string): number => {
  const isFirstLevel = ({ within }: TextBlock): boolean => elements[within.at(-1) ?? -1]?.tagName === 'H1';
  const wanted = lettersAndDigits(title);
  const titles = blocks.filter(({ kind, text }) => kind === 'heading' && isTitle(lettersAndDigits(text), wanted));
  const [only, ...others] = blocks.filter(isFirstLevel);
  const best = titles.find(isFirstLevel) ?? titles[0] ?? (others.length === 0 ? only : undefined);
  return best === undefined ? -1 : blocks.indexOf(best);
};

/** A pattern for text in lower case, like those below: with the flags `iu` they take many times as long. */
const NOT_PUBLICATION = new RegExp(
  String.raw`(?:^|[^\p{L}])(?:©|${languages.map(({ pages }) => pages.otherDay).join('|')})(?:$|[^\p{L}])`,
  'u',
);

/** Characters of other text that may stand between the title and the date. */
const NEAR_AFTER = 700;
const NEAR_BEFORE = 200;

const LABEL = new RegExp(
  String.raw`(?:^|[^\p{L}-])(?:${[...languages.map(({ pages }) => pages.published), furtherPublished].join('|')})(?:$|[^\p{L}])`,
  'u',
);

/** `BERLIN, 4. Mai 2026 –`, `(04.05.2026)`: a date that opens a paragraph, with nothing before it but names. */
const DATELINE =
  /^[([]?(?:\p{Lu}[\p{L}.]*[\s,/|(]+){0,4}(?:den |le |am |the )?\d[^–—:]{0,20}?(?:19|20)\d\d\s?[).:|–—-]/u;
const isSentence = (text: string): boolean =>
  text.length > LONGEST_LINE || /\p{Ll}[.!?]["”»)]?$|\p{Ll}{4}[.!?]["”»)]?\s\p{Lu}/u.test(text);

/** The part of a text that may hold the page's date; in prose, any other date may be of anything. */
const normalisedLine = (text: string): string =>
  isSentence(text) && !LABEL.test(text.slice(0, LONGEST_LINE).toLowerCase())
    ? (DATELINE.exec(text)?.[0] ?? '')
    : text.slice(0, LONGEST_LINE);

/** Earliest year of a publication. Few pages of the web are older: an earlier day is that of a birth or of history. */
const EARLIEST = '1995';

export interface DatablePage extends VisiblePage {
  readonly order: SlashOrder;
}

const isBeside = ({ elements }: VisiblePage, { within }: TextBlock): boolean => {
  const element = elements[within.at(-1) ?? -1];
  return element !== undefined && isElementWithin(element, beside);
};

/** The day in a short line beside the title: `2026-02-20`. */
export const dayNearTitle = (page: DatablePage, title: string): string | null => {
  const { blocks, order } = page;
  const index = titleIn(page, title);
  if (index === -1) return null;
  const search = (lines: readonly TextBlock[], near: number): string | null => {
    let passed = 0;
    for (const block of lines) {
      const line = normalisedLine(block.text);
      const day = !/\d/.test(line) || NOT_PUBLICATION.test(line.toLowerCase()) ? null : writtenDate(line, order);
      if (day !== null && day >= EARLIEST && !isBeside(page, block)) return day;
      passed += block.text.length;
      if (passed > near) return null;
    }
    return null;
  };
  return (
    search(blocks.slice(index + 1), NEAR_AFTER) ??
    search(blocks.slice(Math.max(0, index - 3), index).reverse(), NEAR_BEFORE)
  );
};

const labelled = (page: DatablePage): string | null =>
  firstOfFew(
    page.blocks.flatMap((block) => {
      const { text } = block;
      const lower = text.toLowerCase();
      if (text.length > LONGEST_LINE || !LABEL.test(lower) || NOT_PUBLICATION.test(lower)) return [];
      const day = writtenDate(text, page.order);
      return day === null || isBeside(page, block) ? [] : day;
    }),
  );

export const datablePage = ({ tagged }: PageElements, visible: VisiblePage): DatablePage => ({
  ...visible,
  order: slashOrderOf(tagged('HTML')[0]?.getAttribute('lang') ?? ''),
});

/** Days in elements that are named or labelled as the page's date, best first. */
export function* daysNamed(elements: PageElements, page: DatablePage): Generator<string | null> {
  yield inDateElement(elements, page.order);
  yield labelled(page);
}
