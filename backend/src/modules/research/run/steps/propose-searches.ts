import { runDecider } from '../../domain/run.decider';
import type { At, Attempt } from '../attempt';
import { dueProposal, isSearched } from '../due-proposal';
import type { ResearchRunPorts } from '../run-ports';

type Ports = Pick<ResearchRunPorts, 'runner' | 'searchEngineFor' | 'proposerFor' | 'clock'>;

/** The searches in addition to the topic: those last proposed, or new ones by a model if these are too old. */
export const proposeSearches = async (
  { runner, searchEngineFor, proposerFor, clock }: Ports,
  { run, tracker, records, signal }: Pick<Attempt, 'run' | 'tracker' | 'records' | 'signal'>,
): Promise<At<'read'>> => {
  const none = { step: 'read', searches: [] } as const;
  const propose = proposerFor(tracker.settings.editor);
  if (propose === null || !isSearched(tracker, searchEngineFor)) return none;
  const { searches: last } = await runner.streams.stateOf(runDecider, run.trackerId);
  const due = dueProposal(tracker, last, clock.now());
  if (due.kind === 'known') return { step: 'read', searches: due.searches };
  const proposed = await propose(due.topics, signal);
  if (proposed === null || signal.aborted) return none;
  const { topic, until } = due;
  records.spend(proposed.costUsd);
  await records.ofRun({ type: 'RecordSearches', ...run, topic, ...proposed, until });
  return { step: 'read', searches: proposed.searches };
};
