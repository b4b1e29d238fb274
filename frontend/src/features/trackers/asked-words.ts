import { untilWords } from '../../shared/time/time-words';
import { bareHost } from '../../shared/ui/evidence/bare-host';
import type { AskedPlace } from './api/tracker';

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

const titleOf = ({ kind, name }: AskedPlace): string =>
  kind === 'domain' ? bareHost(name) : (providers[name] ?? name);

/** What a place answered, as a sentence: 'GDELT failed with a server error (503). It is asked again in 10 minutes.' */
export const askedWords = (place: AskedPlace, now: Date): string => {
  const { answer, found, reason, retry_at } = place;
  const said = answer === 'found' ? `lists ${found} page${found === 1 ? '' : 's'}` : reason;
  const again = retry_at === null ? '' : ` It is asked again ${untilWords(retry_at, now)}.`;
  return `${titleOf(place)} ${said}.${again}`;
};

/** A search that finds no page for a topic has answered; a domain without any page is of no use. */
const gaveNothing = ({ kind, answer }: AskedPlace): boolean =>
  answer === 'unreachable' || answer === 'resting' || (kind === 'domain' && answer === 'nothing-to-read');

/** 'GDELT did not answer', '2 of 5 domains gave nothing to read'; empty if there is nothing to say. */
export const silenceWords = (asked: readonly AskedPlace[]): string => {
  const silent = asked.filter(gaveNothing);
  const [only, ...others] = silent;
  if (only === undefined) return '';
  const isDomain = only.kind === 'domain';
  const said = isDomain ? 'gave nothing to read' : 'did not answer';
  return others.length === 0
    ? `${titleOf(only)} ${said}`
    : `${silent.length} of ${asked.length} ${isDomain ? 'domains' : 'search providers'} ${said}`;
};

/** Those that gave nothing come first. */
export const mostTellingFirst = (asked: readonly AskedPlace[]): readonly AskedPlace[] =>
  [...asked].sort((a, b) => Number(a.answer === 'found') - Number(b.answer === 'found'));
