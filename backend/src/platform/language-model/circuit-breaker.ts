import { BrokenCircuitError, circuitBreaker, ConsecutiveBreaker, handleWhenResult } from 'cockatiel';
import { modelFault, type LanguageModel, type ModelFault, type ModelRequest } from './language-model';

const FAULTS = 3;
const PAUSE_MS = 5 * 60_000;

const isFault = (result: unknown): result is ModelFault =>
  typeof result === 'object' && result !== null && 'kind' in result && result.kind === 'fault';

/** Leaves a vendor alone for five minutes after three faults in a row. */
export const breaking = <Question, Answer>(
  ask: (question: Question) => Promise<Answer | ModelFault>,
): ((question: Question) => Promise<Answer | ModelFault>) => {
  const breaker = circuitBreaker(
    handleWhenResult((result) => isFault(result) && result.code !== 'STOPPED'),
    { halfOpenAfter: PAUSE_MS, breaker: new ConsecutiveBreaker(FAULTS) },
  );
  return async (question) => {
    try {
      return await breaker.execute(() => ask(question));
    } catch (error) {
      if (error instanceof BrokenCircuitError)
        return modelFault('UNAVAILABLE', { kind: 'skipped_after_faults', faults: FAULTS });
      throw error;
    }
  };
};

export const withCircuitBreaker = (model: LanguageModel): LanguageModel => ({
  name: model.name,
  reply: breaking((request: ModelRequest) => model.reply(request)),
});
