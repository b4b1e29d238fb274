import { followSession } from '../session/session';
import { storedSession } from '../session/stored-session';
import type { Tokens } from '../session/tokens';
import { storeSession } from '../session/write-session';

/** Signs in, as this or another tab does. */
export const saveTokens = (tokens: Tokens): void => {
  storeSession({ ...storedSession(), tokens });
  followSession();
};

/** Signs out, as this or another tab does. */
export const removeTokens = (): void => {
  storeSession({ tokens: null, personChanges: storedSession().personChanges + 1 });
  followSession();
};
