import { storedTokens } from '../session/stored-session';

/** After signing in, it may take a moment until the session is stored, and until the page shows it. */
const RETRY_MS = 100;
const RETRIES = 2;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits at most 200 ms until the session of a user who has just signed in is stored. */
export const sessionStored = async (): Promise<void> => {
  for (let retries = 0; retries < RETRIES; retries++) {
    await pause(RETRY_MS);
    if (storedTokens() !== null) return;
  }
};

/** Waits 200 ms, after which the page shows that the user has signed in. Returns whether there is a session to ask with. */
export const sessionShown = async (): Promise<boolean> => {
  await pause(RETRY_MS * RETRIES);
  return storedTokens() !== null;
};
