import { feedbackDecider } from '../../domain/feedback.decider';
import type { At, Attempt } from '../attempt';
import type { ResearchRunPorts } from '../run-ports';
import { applyFeedback, materialOfRun } from '../run-material';

/** Asks how near the pages come to the topic. Without an answer from a model of meaning, words alone decide. */
export const comparePages = async (
  { runner, compare }: Pick<ResearchRunPorts, 'runner' | 'compare'>,
  attempt: Omit<Attempt, 'progress'>,
  { gathered }: At<'compare'>,
): Promise<At<'choose'>> => {
  const { run, recorder, signal } = attempt;
  const feedback = await runner.streams.stateOf(feedbackDecider, run.trackerId);
  const material = materialOfRun(attempt, gathered);
  const compared = compare === null ? null : await compare(applyFeedback(material, feedback), signal);
  if (compared === null || signal.aborted) return { step: 'choose', gathered, feedback, material };
  const { nearness, model, pages, fault } = compared;
  await recorder.decideOnRun({ type: 'RecordComparison', ...run, model, pages, compared: nearness.size, fault });
  return { step: 'choose', gathered, feedback, material: { ...material, nearness } };
};
