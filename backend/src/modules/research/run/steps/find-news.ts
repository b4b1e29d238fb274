import { isDeepStrictEqual } from 'node:util';
import { feedbackDecider } from '../../domain/feedback.decider';
import type { At, Attempt } from '../attempt';
import type { ResearchRunPorts } from '../run-ports';
import { applyFeedback } from '../run-material';
import { writeAnswer } from '../write-answer';

/**
 * Compares with the ledger and composes what to publish; repeats this if feedback was given meanwhile, so that it
 * counts too.
 */
export const findNewsOfRun = async (
  { runner, findNews, write }: Pick<ResearchRunPorts, 'runner' | 'findNews' | 'write'>,
  attempt: Pick<Attempt, 'run' | 'tracker' | 'now' | 'recorder' | 'spending' | 'signal'>,
  at: At<'find_news'>,
): Promise<At<'find_news' | 'record'>> => {
  const { gathered, feedback, material } = at;
  const found = await findNews(applyFeedback(material, feedback), attempt.signal);
  const outcome = await writeAnswer(write, attempt, found);
  const latest = await runner.streams.stateOf(feedbackDecider, attempt.run.trackerId);
  return isDeepStrictEqual(latest, feedback) ? { step: 'record', gathered, outcome } : { ...at, feedback: latest };
};
