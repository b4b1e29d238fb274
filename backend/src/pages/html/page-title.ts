const separators = [' – ', ' — ', ' | ', ' - ', ' :: ', ' · ', ' » ', ' • '];

const lettersAndDigits = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** A word; two characters in scripts without spaces between words. */
const TITLE_WORD = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]{2}|[\p{L}\p{N}]{3,}/gu;
const titleWordsIn = (text: string): readonly string[] => text.toLowerCase().match(TITLE_WORD) ?? [];

/** Removes the site's name, which sites add to titles for browsers and search engines. */
export const withoutSiteName = (title: string, siteNames: readonly string[]): string => {
  const used = separators.filter((separator) => title.includes(separator));
  if (used.length === 0) return title;
  const sites = new Set(siteNames.map(lettersAndDigits).filter((name) => name !== ''));
  for (const separator of used) {
    const parts = title.split(separator);
    const [first = '', last = ''] = [parts[0], parts.at(-1)];
    if (sites.has(lettersAndDigits(last))) return withoutSiteName(parts.slice(0, -1).join(separator).trim(), siteNames);
    if (sites.has(lettersAndDigits(first))) return withoutSiteName(parts.slice(1).join(separator).trim(), siteNames);
  }
  return title;
};

export interface TitleSigns {
  /** Title from the page's meta elements, for links to it. */
  readonly shared: string;
  /** Title from structured data. */
  readonly headline: string;
  /** Title from the feed, sitemap or search result. */
  readonly listed: string;
  /** The title element. */
  readonly browser: string;
  /** Headings of the first level. */
  readonly headings: readonly string[];
  readonly siteNames: readonly string[];
}

const SUBJECT_SHARE = 0.5;

/** Structured data may describe something else than the page says in its title: its section, or its subject in general. */
const isOwnSubject = ({ headline, browser, headings }: TitleSigns): boolean => {
  const visible = new Set(titleWordsIn([browser, ...headings].join(' ')));
  const words = titleWordsIn(headline);
  return visible.size === 0 || words.filter((word) => visible.has(word)).length >= words.length * SUBJECT_SHARE;
};

const shareOfWords = (words: readonly string[], text: string): number => {
  const others = new Set(titleWordsIn(text));
  return words.filter((word) => others.has(word)).length / Math.max(1, words.length);
};

/** Whether a page is called by one of these titles what its listing calls it. */
export const isTitleAmong = (listed: string, titles: readonly string[]): boolean => {
  const words = titleWordsIn(listed);
  return words.length > 0 && titles.some((title) => shareOfWords(words, title) >= AGREEING);
};

/** Fewer words may be the name of a section. */
const FEWEST_WORDS = 3;
const AGREEING = 0.6;
const onSubject = 1 / 3;

/** The words on which two of the titles besides the shared one, or the heading and the listing, agree. */
const agreedTitle = ({ listed, headings, headline, browser }: TitleSigns): string | undefined => {
  const titles = [listed, ...headings, headline, browser].filter((title) => title !== '');
  return titles.find((title, index) => {
    const words = titleWordsIn(title);
    return (
      words.length >= FEWEST_WORDS &&
      titles.some((other, otherIndex) => otherIndex !== index && shareOfWords(words, other) >= AGREEING)
    );
  });
};

/** Whether a shared title is the site's: some sites have the same one on each page, without anything that the other titles agree on. */
const isOfSite = (title: string, signs: TitleSigns): boolean => {
  const { listed, browser, headings, siteNames } = signs;
  const hasOther = [listed, browser, ...headings].some(
    (other) => other !== '' && lettersAndDigits(other) !== lettersAndDigits(title),
  );
  if (hasOther && siteNames.map(lettersAndDigits).includes(lettersAndDigits(title))) return true;
  const agreed = agreedTitle(signs);
  return (
    agreed !== undefined &&
    shareOfWords(titleWordsIn(title), agreed) < onSubject &&
    shareOfWords(titleWordsIn(agreed), title) < onSubject
  );
};

const SHORTEST_HEADING = 12;

/** The heading that a title begins or ends with, which then is the title even if the site's name is unknown. */
const headingIn = (title: string, headings: readonly string[]): string | undefined => {
  if (!separators.some((each) => title.includes(each))) return undefined;
  const whole = lettersAndDigits(title);
  return headings.find((heading) => {
    const head = lettersAndDigits(heading);
    return head.length >= SHORTEST_HEADING && (whole.startsWith(head) || whole.endsWith(head));
  });
};

/** The title as readers of the site see it; empty strings among the signs are skipped. */
export const pageTitle = (signs: TitleSigns): string => {
  const { shared, headline, listed, browser, headings } = signs;
  const [only] = headings.length === 1 ? headings : [];
  const ofSite = [shared, headline].filter((title) => title !== '' && isOfSite(title, signs));
  const own = (title: string): string => (ofSite.includes(title) ? '' : title);
  const given = own(shared) || (isOwnSubject(signs) ? own(headline) : '') || listed || browser || (only ?? '');
  const bare = withoutSiteName(given, [...signs.siteNames, ...ofSite]);
  return headingIn(bare, headings) ?? bare;
};
