import { office, publishingKind } from '#text/languages/english/titles';
import type { Language } from '#text/languages/language';
import { matchesIn } from '#text/words/matches';
import { stemSet } from '#text/words/stems';

const FACT_SHEET = /^fact sheets?\b/i;
const beforeVerb = String.raw`(?= \p{Lu}\p{Ll}+s\b)`;
const OFFICE = new RegExp(`${office}{1,3}${beforeVerb}`, 'iu');
const SHORTEST_OFFICE_TITLE = new RegExp(`${office}{1,3}?${beforeVerb}`, 'iu');

/** Kinds of numbered acts and how they are written. */
const IDENTIFIER =
  /\b(Executive Orders?|E\.O\.|EO|Proclamations?|Presidential Determinations?|Public Law|Pub\. L\.|H\.R\.|Regulation \(EU\)|Directive \(EU\)|CVE)[ -](?:Nos?\. )?(\d[\d/.-]*\d)/g;

const kindOf = (written: string): string => {
  const kind = written.replace(/s$/, '').toLowerCase();
  if (kind === 'e.o.' || kind === 'eo') return 'executive order';
  return kind === 'pub. l.' ? 'public law' : kind;
};

interface Identifier {
  /** Its normal form, such as `executive order 14335`, however it is written. */
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

/** Identifiers of numbered acts anywhere in a text. */
export const identifiersIn = (text: string): readonly Identifier[] =>
  matchesIn(text, IDENTIFIER).map((match) => ({
    id: `${kindOf(match[1] ?? '')} ${match[2] ?? ''}`,
    from: match.index,
    to: match.index + match[0].length,
  }));

/** A text with each identifier replaced by a mark. */
export const replaceIdentifiers = (text: string, markOf: (found: Identifier, index: number) => string): string => {
  const found = identifiersIn(text);
  const marked = found.map((each, index) => text.slice(found[index - 1]?.to ?? 0, each.from) + markOf(each, index));
  return marked.join('') + text.slice(found.at(-1)?.to ?? 0);
};

/** A document's own identifier, at the start of its title. Elsewhere in a title it refers to another document. */
export const ownIdentifier = (title: string): string | null => {
  const [first] = identifiersIn(title.replace(publishingKind, ''));
  return first?.from === 0 ? first.id : null;
};

export const isFactSheet = (title: string): boolean => FACT_SHEET.test(title);

/** A title as shown to readers: without its kind and the site's name, otherwise word for word. */
export const titleForReaders = (title: string, publisher = ''): string => {
  const site = publisher === '' ? -1 : title.toLowerCase().lastIndexOf(publisher.toLowerCase());
  const trimmed =
    site > 0 && /[|–—-] ?$/.test(title.slice(0, site)) ? title.slice(0, site).replace(/\s*[|–—-] ?$/, '') : title;
  return trimmed.replace(publishingKind, '').trim();
};

/**
 * Number of words at the start of a title that name an office and its holder; a verb follows: `President Jane Doe Opens
 * …`.
 */
export const wordsOfOffice = (title: string): number => SHORTEST_OFFICE_TITLE.exec(title)?.[0].split(' ').length ?? 0;

/** A title without its kind, number, office and site name, for comparison. */
export const bareTitle = (title: string, publisher = ''): string => {
  const unlabelled = titleForReaders(title, publisher);
  const [first] = identifiersIn(unlabelled);
  const unnumbered = first?.from === 0 ? unlabelled.slice(first.to).replace(/^\s*[:,–—-]?\s*/, '') : unlabelled;
  const bare = unnumbered.replace(OFFICE, '').trim();
  return bare === '' ? title : bare;
};

/** Stems of a bare title. Without `language`, it is detected from the title. */
export const bareTitleStems = (title: string, publisher: string, language?: Language | null): ReadonlySet<string> =>
  stemSet(bareTitle(title, publisher), language);
