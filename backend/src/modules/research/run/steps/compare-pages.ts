import { feedbackDecider } from '../../domain/feedback.decider';
import type { At, Attempt } from '../attempt';
import type { ResearchRunPorts } from '../run-ports';
import { applyFeedback, toConclude } from '../to-conclude';

/** Asks how near the pages come to the topic. Without an answer from a model of meaning, words alone decide. */
export const comparePages = async (
  { runner, compare }: Pick<ResearchRunPorts, 'runner' | 'compare'>,
  attempt: Omit<Attempt, 'progress'>,
  { gathered }: At<'compare'>,
): Promise<At<'choose'>> => {
  const { run, records, signal } = attempt;
  const feedback = await runner.streams.stateOf(feedbackDecider, run.trackerId);
  const concluding = toConclude(attempt, gathered);
  const compared = compare === null ? null : await compare(applyFeedback(concluding, feedback), signal);
  if (compared === null || signal.aborted) return { step: 'choose', gathered, feedback, concluding };
  const { nearness, model, pages, fault } = compared;
  await records.ofRun({ type: 'RecordComparison', ...run, model, pages, compared: nearness.size, fault });
  return { step: 'choose', gathered, feedback, concluding: { ...concluding, nearness } };
};
