import type { ProposedSearch } from '#events/research/searches';
import { DAY_MS } from '#kernel/durations';
import { runDecider } from '../domain/run.decider';
import type { Attempt } from './attempt';
import type { ResearchRunPorts } from './run-ports';
import { topicKey } from './topic-scope';

/**
 * How long proposed searches are used while the topic stays the same, and how long a model that had none is not asked
 * again.
 */
const GOOD_FOR_MS = 7 * DAY_MS;

type Ports = Pick<ResearchRunPorts, 'runner' | 'searchEngineFor' | 'proposerFor' | 'clock'>;

/** Whether a run asks search providers: its tracker names no source, and no paid search looks for it. */
const isSearched = ({ tracker: { settings } }: Attempt, { searchEngineFor }: Ports): boolean => {
  const { domains, documents = [], model } = settings;
  return domains.length === 0 && documents.length === 0 && searchEngineFor(model) === null;
};

/** The searches in addition to the topic: those last proposed, or new ones by a model if these are too old. */
export const proposeSearches = async (ports: Ports, attempt: Attempt): Promise<readonly ProposedSearch[]> => {
  const { run, tracker, recorder, spending, signal } = attempt;
  const propose = ports.proposerFor(tracker.settings.editor);
  if (propose === null || !isSearched(attempt, ports)) return [];
  const { searches: last } = await ports.runner.streams.stateOf(runDecider, run.trackerId);
  const topics = [tracker.settings.description, ...tracker.extraTopics];
  const topic = topicKey(topics);
  const now = ports.clock.now();
  if (last?.topic === topic && now.toISOString() < last.until) return last.searches;
  const proposed = await propose(topics, signal);
  if (proposed === null || signal.aborted) return [];
  spending.usd += proposed.costUsd;
  const until = new Date(now.getTime() + GOOD_FOR_MS).toISOString();
  await recorder.record({ type: 'SearchesProposed', data: { ...run, topic, ...proposed, until } });
  return proposed.searches;
};
