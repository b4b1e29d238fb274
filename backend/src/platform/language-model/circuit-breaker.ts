import { BrokenCircuitError, circuitBreaker, ConsecutiveBreaker, handleWhenResult } from 'cockatiel';
import { modelFault, type LanguageModel, type ModelFault } from './language-model';

const FAULTS = 3;
const PAUSE_MS = 5 * 60_000;

const isFault = (result: unknown): result is ModelFault =>
  typeof result === 'object' && result !== null && 'kind' in result && result.kind === 'fault';

/** Leaves a model alone for five minutes after three faults in a row. */
export const withCircuitBreaker = (model: LanguageModel): LanguageModel => {
  const breaker = circuitBreaker(
    handleWhenResult((result) => isFault(result) && result.code !== 'STOPPED'),
    {
      halfOpenAfter: PAUSE_MS,
      breaker: new ConsecutiveBreaker(FAULTS),
    },
  );
  return {
    name: model.name,
    async reply(request) {
      try {
        return await breaker.execute(() => model.reply(request));
      } catch (error) {
        if (error instanceof BrokenCircuitError)
          return modelFault('UNAVAILABLE', `was not asked, since it failed ${FAULTS} times in a row`);
        throw error;
      }
    },
  };
};
