import { runDecider } from '../../domain/run.decider';
import type { At, Attempt } from '../attempt';
import { dueProposal, isSearched } from '../due-proposal';
import type { ResearchRunPorts } from '../run-ports';

type Ports = Pick<ResearchRunPorts, 'decide' | 'engineFor' | 'proposerFor' | 'clock'>;

/** What to search for beside the topic: as proposed last, or by a model where that is too long ago. */
export const proposeSearches = async (
  { decide, engineFor, proposerFor, clock }: Ports,
  { run, subject, records, signal }: Pick<Attempt, 'run' | 'subject' | 'records' | 'signal'>,
): Promise<At<'read'>> => {
  const none = { step: 'read', searches: [] } as const;
  const propose = proposerFor(subject.settings.editor);
  if (propose === null || !isSearched(subject, engineFor)) return none;
  const { searches: last } = await decide.stateOf(runDecider, run.trackerId);
  const due = dueProposal(subject, last, clock.now());
  if (due.kind === 'known') return { step: 'read', searches: due.searches };
  const proposed = await propose(due.topics, signal);
  if (proposed === null || signal.aborted) return none;
  const { topic, until } = due;
  records.spend(proposed.costUsd);
  await records.ofRun({ type: 'RecordSearches', ...run, topic, ...proposed, until });
  return { step: 'read', searches: proposed.searches };
};
