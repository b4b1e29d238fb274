import type { Opening } from '../known-page';
import { mentionKey } from '../mentions/coverage';
import type { PageWords } from './numbered-words';

/** Stems as one string, stored with the record that has them. */
export const packStems = (stems: Iterable<string>): string => [...stems].join(' ');

export const unpackStems = (packed: string): ReadonlySet<string> => new Set(packed === '' ? [] : packed.split(' '));

/** Stems of an opening; titles and seventy words seldom have more. */
const MAX_OPENING_STEMS = 60;
/** Openings of pages on the topic and of others that are kept: about 50 kB a tracker, however old it is. */
const MAX_KEPT_OPENINGS = { on: 60, off: 90 };

export const openingOf = (url: string, { title, lead }: PageWords, isOnTopic: boolean): Opening => ({
  key: mentionKey(url),
  stems: packStems([...new Set([...title, ...lead])].slice(0, MAX_OPENING_STEMS)),
  isOnTopic,
});

/** The newest openings, those read last at the end; a page that is read again counts once. */
export const withOpenings = (known: readonly Opening[], further: readonly Opening[]): readonly Opening[] => {
  if (further.length === 0) return known;
  const again = new Set(further.map(({ key }) => key));
  const all = [...known.filter(({ key }) => !again.has(key)), ...further];
  const left = { on: MAX_KEPT_OPENINGS.on, off: MAX_KEPT_OPENINGS.off };
  return all
    .reverse()
    .filter(({ isOnTopic }) => left[isOnTopic ? 'on' : 'off']-- > 0)
    .reverse();
};
