/**
 * Other processes appended to the stream each time that a command was decided on it. Unlike a refusal, it says nothing
 * about the command: it is worth retrying, and must not be taken for an answer.
 */
export class ConcurrencyConflict extends Error {
  constructor(stream: string) {
    super(`Other processes kept appending to ${stream}.`);
  }
}

/** Carries out a command again if it lost its race, at most this many times. Its id has to stay the same. */
export const retryOnConflict = async <Outcome>(
  attempts: number,
  carryOut: () => Promise<Outcome>,
): Promise<Outcome> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await carryOut();
    } catch (error) {
      if (!(error instanceof ConcurrencyConflict) || attempt >= attempts) throw error;
    }
  }
};
