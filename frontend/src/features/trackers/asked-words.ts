import { untilWords } from '../../shared/time/time-words';
import { bareHost } from '../../shared/ui/evidence/bare-host';
import type { AskedPlace } from './published/api/tracker';
import { pluralize } from '../../shared/words/pluralize';
import { listFormat } from '../../shared/language/locale';

const allOf = listFormat();

const providers: Readonly<Record<string, string>> = {
  'google-news': 'Google News',
  gdelt: 'GDELT',
  'federal-register': 'The Federal Register',
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
      return `“${name}”`;
    case 'provider':
    case 'engine':
      return providers[name] ?? name;
  }
};

const foundWords = ({ kind, found }: AskedPlace): string =>
  kind === 'document' ? 'was read' : `lists ${pluralize(found, 'page')}`;

/** Answer of a place, as a sentence: 'GDELT failed with a server error (503). It is asked again in 10 minutes.' */
export const placeAnswerWords = (place: AskedPlace, now: Date): string => {
  const { answer, reason, retry_at } = place;
  const said = answer === 'found' ? foundWords(place) : reason;
  const again = retry_at === null ? '' : ` It is asked again ${untilWords(retry_at, now)}.`;
  return `${titleOf(place)} ${said}.${again}`;
};

const isNamed = ({ kind }: AskedPlace): boolean => kind === 'domain' || kind === 'document';

export const isUnanswered = ({ answer }: AskedPlace): boolean => answer === 'unreachable' || answer === 'resting';

/** A search that finds no page for a topic has answered; a domain or a document without any text is of no use. */
const gaveNothing = (place: AskedPlace): boolean =>
  isUnanswered(place) || (isNamed(place) && place.answer === 'nothing-to-read');

/** Whether the tracker's own domains or documents gave pages, so that not only a search could have told something. */
export const gaveOwnPages = (asked: readonly AskedPlace[]): boolean =>
  asked.some((place) => isNamed(place) && place.found > 0);

/** ' of whitehouse.gov': where the pages are from, if they are the tracker's own domains and documents alone; else empty. */
export const ofOwnPlaces = (asked: readonly AskedPlace[]): string => {
  const found = asked.filter((place) => place.found > 0);
  return found.length > 0 && found.every(isNamed) ? ` of ${allOf(found.map(titleOf))}` : '';
};

/** 'GDELT and arXiv did not answer.'; empty if all did. */
export const unansweredWords = (asked: readonly AskedPlace[]): string => {
  const names = [...new Set(asked.filter(isUnanswered).map(titleOf))];
  return names.length === 0 ? '' : `${allOf(names)} did not answer.`;
};

/** Plural noun for the places: 'domains', 'search providers', or for both. */
const sourceKindWords = (asked: readonly AskedPlace[]): string => {
  const named = asked.filter(isNamed);
  if (named.length === 0) return 'search providers';
  if (named.length < asked.length) return 'places';
  if (named.every(({ kind }) => kind === 'domain')) return 'domains';
  return named.every(({ kind }) => kind === 'document') ? 'documents' : 'sources';
};

/** 'GDELT did not answer', '2 of 5 domains gave nothing to read'; empty if there is nothing to say. */
export const silenceWords = (asked: readonly AskedPlace[]): string => {
  const silent = asked.filter(gaveNothing);
  const [only, ...others] = silent;
  if (only === undefined) return '';
  const said = silent.every(isNamed) ? 'gave nothing to read' : 'did not answer';
  if (others.length === 0) return `${titleOf(only)} ${said}`;
  // A campaign's site is read in addition to the search, and neither says anything about the other.
  const isAlike = silent.every((place) => isNamed(place) === isNamed(only));
  const of = isAlike ? asked.filter((place) => isNamed(place) === isNamed(only)) : asked;
  return `${silent.length} of ${of.length} ${sourceKindWords(of)} ${said}`;
};

/** Sorts places that gave no pages first. */
export const failuresFirst = (asked: readonly AskedPlace[]): readonly AskedPlace[] =>
  [...asked].sort((a, b) => Number(a.answer === 'found') - Number(b.answer === 'found'));
