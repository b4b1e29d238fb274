import type { ActiveTracker } from '#modules/trackers/published';
import { createHash } from 'node:crypto';

/** Empty without words, so that the scopes of such trackers do not change. */
const wordsOf = ({ include, exclude }: ActiveTracker['words']): readonly object[] =>
  include.length + exclude.length === 0 ? [] : [{ include: [...include].sort(), exclude: [...exclude].sort() }];

/** Pages are read again for a new or another key fact. */
const factsOf = ({ keyFacts }: ActiveTracker['settings']): readonly object[] =>
  keyFacts.map(({ name, type, description }) => ({ name, type, description }));

/** Another source than any domain; none, so that the scopes of such trackers do not change. */
const documentsOf = ({ documents = [] }: ActiveTracker['settings']): readonly object[] =>
  documents.length === 0 ? [] : [{ documents: [...documents].sort() }];

/** Likewise. */
const sitesOf = ({ sites = [] }: ActiveTracker['settings']): readonly object[] =>
  sites.length === 0 ? [] : [{ sites }];

/** Likewise. */
const namingOf = ({ naming }: ActiveTracker['settings']): readonly object[] => (naming === undefined ? [] : [naming]);

const hashOf = (what: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(what)).digest('base64url').slice(0, 16);

/** A hash of what a tracker is about. */
export const topicKey = (topics: readonly string[]): string => hashOf(topics);

/** A hash of what a tracker's pages are read for: when it changes, they are read again. */
export const scopeOf = ({ settings, alsoAbout, words }: ActiveTracker): string =>
  hashOf([
    settings.description,
    [...settings.domains].sort(),
    ...[...alsoAbout].sort(),
    ...wordsOf(words),
    ...factsOf(settings),
    ...documentsOf(settings),
    ...sitesOf(settings),
    ...namingOf(settings),
  ]);
