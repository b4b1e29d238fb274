import type { ActiveTracker } from '#modules/trackers/published';
import type { ProposedSearch } from '#events/research/searches';
import type { Runs } from '../domain/run.decider';
import type { EngineFor } from '../engines/engines';
import { topicKey } from './scope';

/** How long searches are good for while the topic stays, and how long a model is not asked again if it had none. */
const GOOD_FOR_MS = 7 * 86_400_000;

/** Whether a run of a tracker asks search providers: it names no source, and no paid search looks for it. */
export const isSearched = ({ settings }: ActiveTracker, engineFor: EngineFor): boolean => {
  const { domains, documents = [], model } = settings;
  return domains.length === 0 && documents.length === 0 && engineFor(model) === null;
};

/** The searches that were proposed last, or what a model is to be asked about and until when its answer holds. */
type DueProposal =
  | { readonly kind: 'known'; readonly searches: readonly ProposedSearch[] }
  | { readonly kind: 'due'; readonly topics: readonly string[]; readonly topic: string; readonly until: string };

export const dueProposal = ({ settings, alsoAbout }: ActiveTracker, last: Runs['searches'], now: Date): DueProposal => {
  const topics = [settings.description, ...alsoAbout];
  const topic = topicKey(topics);
  if (last?.topic === topic && now.toISOString() < last.until) return { kind: 'known', searches: last.searches };
  return { kind: 'due', topics, topic, until: new Date(now.getTime() + GOOD_FOR_MS).toISOString() };
};
