import { BrokenCircuitError, circuitBreaker, ConsecutiveBreaker, handleWhenResult } from 'cockatiel';
import { assertNever } from '#kernel/assert-never';
import { MINUTE_MS } from '#kernel/durations';
import { modelFault, type LanguageModel, type LanguageModelFault, type ModelRequest } from './language-model';

const FAULTS_TO_OPEN = 3;
const PAUSE_MS = 5 * MINUTE_MS;

const isFault = (result: unknown): result is LanguageModelFault =>
  typeof result === 'object' && result !== null && 'kind' in result && result.kind === 'fault';

/** Statuses that one question brought about: another may well be answered. */
const OF_QUESTION = [400, 413, 414, 422];

/** Whether a fault is the vendor's, so that other questions would fare no better. */
const isOfVendor = ({ code, reason }: LanguageModelFault): boolean => {
  switch (code) {
    case 'STOPPED':
    case 'GARBLED':
    case 'OVER_BUDGET':
      return false;
    case 'REFUSED':
      return reason.kind !== 'status' || !OF_QUESTION.includes(reason.status);
    case 'RATE_LIMITED':
    case 'GONE':
    case 'UNAVAILABLE':
      return true;
    default:
      return assertNever(code);
  }
};

/**
 * Stops asking a vendor for five minutes after three faults in a row that are the vendor's, not counting faults caused
 * by one question.
 */
export const askThroughBreaker = <Question, Answer>(
  ask: (question: Question) => Promise<Answer | LanguageModelFault>,
): ((question: Question) => Promise<Answer | LanguageModelFault>) => {
  const breaker = circuitBreaker(
    handleWhenResult((result) => isFault(result) && isOfVendor(result)),
    { halfOpenAfter: PAUSE_MS, breaker: new ConsecutiveBreaker(FAULTS_TO_OPEN) },
  );
  return async (question) => {
    try {
      return await breaker.execute(() => ask(question));
    } catch (error) {
      if (error instanceof BrokenCircuitError)
        return modelFault('UNAVAILABLE', { kind: 'skipped_after_faults', faults: FAULTS_TO_OPEN });
      throw error;
    }
  };
};

/** Wraps a model for one use. Wrap it separately for each use, so that failures of one do not block the others. */
export const withCircuitBreaker = (model: LanguageModel): LanguageModel => ({
  name: model.name,
  reply: askThroughBreaker((request: ModelRequest) => model.reply(request)),
});
