import { storedTokens } from '../session/stored-session';

/** The session of somebody who has just signed in may take a moment to be stored. */
const RETRY_MS = 100;
const RETRIES = 2;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits at most 200 ms for the session of somebody who has just signed in. */
export const sessionStored = async (): Promise<void> => {
  for (let retries = 0; retries < RETRIES; retries++) {
    await pause(RETRY_MS);
    if (storedTokens() !== null) return;
  }
};

/** Waits 200 ms, after which the page shows somebody who has just signed in as such. */
export const sessionShown = (): Promise<void> => pause(RETRY_MS * RETRIES);
