/** How often the password of an account was set, and in which session it was changed last, if that was not done by a link. */
export interface PasswordAge {
  readonly passwordVersion: number;
  /** The session outlives the change that was made in it. */
  readonly keptSessionId: string | null;
}

interface Begun {
  readonly sessionId: string;
  readonly passwordVersion: number;
}

/** Whether a session is over since it began under an earlier password. */
export const isOutdated = ({ sessionId, passwordVersion }: Begun, account: PasswordAge): boolean =>
  passwordVersion < account.passwordVersion && sessionId !== account.keptSessionId;
