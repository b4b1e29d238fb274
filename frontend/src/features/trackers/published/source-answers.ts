import { listFormat } from '#shared/language/locale';
import { formatTimeUntil } from '#shared/time/format-time';
import { bareHost } from '#features/evidence/published/bare-host';
import type { SearchedSource } from '../api/tracker';
import { runTexts } from './texts/runs';

const formatList = listFormat();

const providers: Readonly<Record<string, string>> = {
  'google-news': 'Google News',
  gdelt: 'GDELT',
  'hacker-news': 'Hacker News',
  arxiv: 'arXiv',
  searxng: 'SearXNG',
  'sonar-reasoning-pro': 'Perplexity',
  exa: 'Exa',
};

const sourceTitle = ({ kind, name }: SearchedSource): string => {
  switch (kind) {
    case 'domain':
      return bareHost(name);
    case 'document':
      return runTexts().documentName(name);
    case 'provider':
    case 'engine':
      return name === 'federal-register' ? runTexts().federalRegister : (providers[name] ?? name);
  }
};

const formatFound = ({ kind, found }: SearchedSource): string =>
  kind === 'document' ? runTexts().wasRead : runTexts().lists(found);

/** The result of a source as a sentence: 'GDELT failed with a server error (503). It is asked again in 10 minutes.' */
export const formatSourceAnswer = (source: SearchedSource, now: Date): string => {
  const { answer, reason, retry_at } = source;
  const result = runTexts().answered(sourceTitle(source), answer === 'found' ? formatFound(source) : reason);
  const again = retry_at === null ? '' : ` ${runTexts().askedAgain(formatTimeUntil(retry_at, now))}`;
  return `${result}${again}`;
};

const isNamed = ({ kind }: SearchedSource): boolean => kind === 'domain' || kind === 'document';

export const isUnanswered = ({ answer }: SearchedSource): boolean => answer === 'unreachable' || answer === 'resting';

/** A search without results still counts as answered; a domain or document without text does not. */
const gaveNothing = (source: SearchedSource): boolean =>
  isUnanswered(source) || (isNamed(source) && source.answer === 'nothing-to-read');

/** Whether the tracker's own domains or documents, not only searches, returned pages. */
export const gaveOwnPages = (sources: readonly SearchedSource[]): boolean =>
  sources.some((source) => isNamed(source) && source.found > 0);

/** Label of the sources if all pages are from the tracker's own domains and documents; else null. */
export const ownSources = (sources: readonly SearchedSource[]): string | null => {
  const found = sources.filter((source) => source.found > 0);
  return found.length > 0 && found.every(isNamed) ? formatList(found.map(sourceTitle)) : null;
};

/** 'GDELT and arXiv did not answer.'; empty if all did. */
export const unansweredMessage = (sources: readonly SearchedSource[]): string => {
  const names = [...new Set(sources.filter(isUnanswered).map(sourceTitle))];
  return names.length === 0 ? '' : runTexts().didNotAnswer(formatList(names), names.length);
};

/** Plural noun for the sources: 'domains', 'search providers', or one for both. */
const formatSourceKind = (sources: readonly SearchedSource[]): string => {
  const kinds = runTexts().kindsOfSources;
  const named = sources.filter(isNamed);
  if (named.length === 0) return kinds.providers;
  if (named.length < sources.length) return kinds.mixed;
  if (named.every(({ kind }) => kind === 'domain')) return kinds.domains;
  return named.every(({ kind }) => kind === 'document') ? kinds.documents : kinds.sources;
};

/** 'GDELT did not answer', '2 of 5 domains gave nothing to read'; empty if there is nothing to say. */
export const silenceMessage = (sources: readonly SearchedSource[]): string => {
  const silent = sources.filter(gaveNothing);
  const [only, ...others] = silent;
  if (only === undefined) return '';
  const said = silent.every(isNamed) ? runTexts().gaveNothing : runTexts().silent;
  if (others.length === 0) return said(sourceTitle(only), 1);
  // A campaign's site is read in addition to the search, and they are independent.
  const isAlike = silent.every((source) => isNamed(source) === isNamed(only));
  const comparedSources = isAlike ? sources.filter((source) => isNamed(source) === isNamed(only)) : sources;
  return said(
    runTexts().someOf(silent.length, comparedSources.length, formatSourceKind(comparedSources)),
    silent.length,
  );
};

/** Sorts sources without pages first. */
export const failuresFirst = (sources: readonly SearchedSource[]): readonly SearchedSource[] =>
  [...sources].sort((a, b) => Number(a.answer === 'found') - Number(b.answer === 'found'));
