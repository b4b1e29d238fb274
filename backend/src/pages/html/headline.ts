import { capitalise } from '#kernel/capitalise';
import { memoizeTexts } from '#kernel/memoize';
import { fillingWords, packagingWords } from '#text/languages/english/titles';
import { withoutSiteName } from './page-title';

const LONGEST_LABEL = 4;

const BREAKS = /\s*[:|]\s+|\s+[–—-]\s+/g;
const BRACKETED = /^[[(]([^\])]+)[\])]\s*|\s*[[(]([^\])]+)[\])]$/g;

const isLabel = (text: string): boolean => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return (
    words.length <= LONGEST_LABEL &&
    words.some((word) => packagingWords.has(word)) &&
    words.every((word) => packagingWords.has(word) || fillingWords.has(word))
  );
};

const withoutLabels = (title: string): string => {
  const bare = title.replace(BRACKETED, (bracket, opening?: string, closing?: string) =>
    isLabel(opening ?? closing ?? '') ? '' : bracket,
  );
  const breaks = [...bare.matchAll(BREAKS)];
  const [first, last] = [breaks[0], breaks.at(-1)];
  if (first !== undefined && isLabel(bare.slice(0, first.index)))
    return withoutLabels(bare.slice(first.index + first[0].length));
  if (last !== undefined && isLabel(bare.slice(last.index + last[0].length)))
    return withoutLabels(bare.slice(0, last.index));
  return bare.trim();
};

/** 'whitehouse' of 'www.whitehouse.gov': how some sites sign their titles. */
const labelsOf = (host: string): readonly string[] => {
  const bare = host.replace(/^www\./, '');
  return [bare, bare.split('.')[0] ?? ''];
};

interface Titled {
  readonly title: string;
  readonly publisher: string;
  readonly host: string;
}

const withoutPackaging = memoizeTexts((title: string, publisher: string, host: string): string => {
  const headline = withoutLabels(withoutSiteName(title, [publisher, ...labelsOf(host)]));
  return headline === '' ? title : capitalise(headline);
});

/** A page's title as a headline: without stock labels such as 'Fact Sheet:' and the site's name, otherwise word for word. */
export const headlineOf = ({ title, publisher, host }: Titled): string => withoutPackaging(title, publisher, host);
