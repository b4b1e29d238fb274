import { DAY_MS } from '#kernel/durations';
import type { ActiveTracker } from '#modules/trackers/published';
import type { ProposedSearch } from '#events/research/searches';
import type { Runs } from '../domain/run.decider';
import type { SearchEngineFor } from '../search-engines/chosen-engine';
import { topicKey } from './topic-scope';

/**
 * How long proposed searches are used while the topic stays the same, and how long a model that had none is not asked
 * again.
 */
const GOOD_FOR_MS = 7 * DAY_MS;

/** Whether a run of a tracker asks search providers: it names no source, and no paid search looks for it. */
export const isSearched = ({ settings }: ActiveTracker, searchEngineFor: SearchEngineFor): boolean => {
  const { domains, documents = [], model } = settings;
  return domains.length === 0 && documents.length === 0 && searchEngineFor(model) === null;
};

/** The last proposed searches, or what to ask a model about and how long its answer holds. */
type DueProposal =
  | { readonly kind: 'known'; readonly searches: readonly ProposedSearch[] }
  | { readonly kind: 'due'; readonly topics: readonly string[]; readonly topic: string; readonly until: string };

export const dueProposal = (
  { settings, phrases: alsoAbout }: ActiveTracker,
  last: Runs['searches'],
  now: Date,
): DueProposal => {
  const topics = [settings.description, ...alsoAbout];
  const topic = topicKey(topics);
  if (last?.topic === topic && now.toISOString() < last.until) return { kind: 'known', searches: last.searches };
  return { kind: 'due', topics, topic, until: new Date(now.getTime() + GOOD_FOR_MS).toISOString() };
};
