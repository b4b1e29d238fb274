import { runDecider } from '../../domain/run.decider';
import type { At, Attempt } from '../attempt';
import { dueProposal, isSearched } from '../due-proposal';
import type { ResearchRunPorts } from '../run-ports';

type Ports = Pick<ResearchRunPorts, 'runner' | 'searchEngineFor' | 'proposerFor' | 'clock'>;

/** The searches in addition to the topic: those last proposed, or new ones by a model if these are too old. */
export const proposeSearches = async (
  { runner, searchEngineFor, proposerFor, clock }: Ports,
  { run, tracker, recorder, spending, signal }: Pick<Attempt, 'run' | 'tracker' | 'recorder' | 'spending' | 'signal'>,
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
  spending.add(proposed.costUsd);
  await recorder.decideOnRun({ type: 'RecordSearches', ...run, topic, ...proposed, until });
  return { step: 'read', searches: proposed.searches };
};
