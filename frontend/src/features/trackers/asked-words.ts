import { untilWords } from '../../shared/time/time-words';
import { bareHost } from '../../shared/ui/evidence/bare-host';
import type { AskedPlace } from './published/api/tracker';
import { listFormat } from '../../shared/language/locale';
import { runTexts } from './texts/runs';

const allOf = listFormat();

const providers: Readonly<Record<string, string>> = {
  'google-news': 'Google News',
  gdelt: 'GDELT',
  'hacker-news': 'Hacker News',
  arxiv: 'arXiv',
  searxng: 'SearXNG',
  'sonar-reasoning-pro': 'Perplexity',
  exa: 'Exa',
};

const titleOf = ({ kind, name }: AskedPlace): string => {
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

const foundWords = ({ kind, found }: AskedPlace): string =>
  kind === 'document' ? runTexts().wasRead : runTexts().lists(found);

/** Answer of a place, as a sentence: 'GDELT failed with a server error (503). It is asked again in 10 minutes.' */
export const placeAnswerWords = (place: AskedPlace, now: Date): string => {
  const { answer, reason, retry_at } = place;
  const said = runTexts().answered(titleOf(place), answer === 'found' ? foundWords(place) : reason);
  const again = retry_at === null ? '' : ` ${runTexts().askedAgain(untilWords(retry_at, now))}`;
  return `${said}${again}`;
};

const isNamed = ({ kind }: AskedPlace): boolean => kind === 'domain' || kind === 'document';

export const isUnanswered = ({ answer }: AskedPlace): boolean => answer === 'unreachable' || answer === 'resting';

/** A search that finds no page for a topic has answered; a domain or a document without any text is of no use. */
const gaveNothing = (place: AskedPlace): boolean =>
  isUnanswered(place) || (isNamed(place) && place.answer === 'nothing-to-read');

/** Whether the tracker's own domains or documents gave pages, so that not only a search could have told something. */
export const gaveOwnPages = (asked: readonly AskedPlace[]): boolean =>
  asked.some((place) => isNamed(place) && place.found > 0);

/** Where the pages are from, if they are the tracker's own domains and documents alone; else null. */
export const ownPlaces = (asked: readonly AskedPlace[]): string | null => {
  const found = asked.filter((place) => place.found > 0);
  return found.length > 0 && found.every(isNamed) ? allOf(found.map(titleOf)) : null;
};

/** 'GDELT and arXiv did not answer.'; empty if all did. */
export const unansweredWords = (asked: readonly AskedPlace[]): string => {
  const names = [...new Set(asked.filter(isUnanswered).map(titleOf))];
  return names.length === 0 ? '' : runTexts().didNotAnswer(allOf(names), names.length);
};

/** Plural noun for the places: 'domains', 'search providers', or for both. */
const sourceKindWords = (asked: readonly AskedPlace[]): string => {
  const kinds = runTexts().kindsOfPlaces;
  const named = asked.filter(isNamed);
  if (named.length === 0) return kinds.providers;
  if (named.length < asked.length) return kinds.places;
  if (named.every(({ kind }) => kind === 'domain')) return kinds.domains;
  return named.every(({ kind }) => kind === 'document') ? kinds.documents : kinds.sources;
};

/** 'GDELT did not answer', '2 of 5 domains gave nothing to read'; empty if there is nothing to say. */
export const silenceWords = (asked: readonly AskedPlace[]): string => {
  const silent = asked.filter(gaveNothing);
  const [only, ...others] = silent;
  if (only === undefined) return '';
  const said = silent.every(isNamed) ? runTexts().gaveNothing : runTexts().silent;
  if (others.length === 0) return said(titleOf(only), 1);
  // A campaign's site is read in addition to the search, and neither says anything about the other.
  const isAlike = silent.every((place) => isNamed(place) === isNamed(only));
  const of = isAlike ? asked.filter((place) => isNamed(place) === isNamed(only)) : asked;
  return said(runTexts().someOf(silent.length, of.length, sourceKindWords(of)), silent.length);
};

/** Sorts places that gave no pages first. */
export const failuresFirst = (asked: readonly AskedPlace[]): readonly AskedPlace[] =>
  [...asked].sort((a, b) => Number(a.answer === 'found') - Number(b.answer === 'found'));
