import { isDeepStrictEqual } from 'node:util';
import { feedbackDecider } from '../../domain/feedback.decider';
import type { At, Attempt } from '../attempt';
import type { ResearchRunPorts } from '../run-ports';
import { applyFeedback } from '../to-conclude';
import { writtenAnswer } from '../written-answer';

/**
 * Compares with the ledger and composes what to publish; repeats this if feedback was given meanwhile, so that it
 * counts too.
 */
export const concludePages = async (
  { runner, conclude, write }: Pick<ResearchRunPorts, 'runner' | 'conclude' | 'write'>,
  attempt: Pick<Attempt, 'run' | 'tracker' | 'now' | 'records' | 'signal'>,
  at: At<'conclude'>,
): Promise<At<'conclude' | 'record'>> => {
  const { gathered, feedback, concluding } = at;
  const concluded = await conclude(applyFeedback(concluding, feedback), attempt.signal);
  const outcome = await writtenAnswer(write, attempt, concluded);
  const latest = await runner.streams.stateOf(feedbackDecider, attempt.run.trackerId);
  return isDeepStrictEqual(latest, feedback) ? { step: 'record', gathered, outcome } : { ...at, feedback: latest };
};
