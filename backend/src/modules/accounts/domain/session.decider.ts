import { type Device, type SessionEndReason, type SessionEvent, sessionEvents } from '#events/accounts/session.events';
import type { Stated } from '#events/accounts/stated-reason';
import { assertNever } from '#kernel/assert-never';
import { type Decider, type Decision, refuse } from '#kernel/decider';
import { DAY_MS } from '#kernel/durations';
import type { EventOfType } from '#kernel/events';
import { type PasswordAge, isOutdated } from './outdated-session';

/** A refresh token is valid for 30 days, each refresh issues a new one, and the session ends after 90 days. */
export const REFRESH_LIFETIME_MS = 30 * DAY_MS;
export const SESSION_LIFETIME_MS = 90 * DAY_MS;

/**
 * The number of replaced tokens that are known: those of the refresh lifetime at one refresh each quarter of an hour, since
 * an older one has expired and is of no use to a thief.
 */
export const MAX_SPENT_TOKENS = 2880;

/** How long a replaced token still gives its successor to parallel requests. */
export const ROTATION_GRACE_MS = 10_000;

export interface StartSession {
  readonly type: 'StartSession';
  readonly sessionId: string;
  readonly userId: string;
  readonly tokenHash: string;
  readonly passwordVersion: number;
  readonly isSecondFactorProven: boolean;
  readonly device: Device;
  readonly now: Date;
}

/** The user enters a code of their second factor. */
export interface ProveSecondFactor {
  readonly type: 'ProveSecondFactor';
  readonly now: Date;
}

export interface RotateSession {
  readonly type: 'RotateSession';
  readonly presentedHash: string;
  /** Hash of the presented token's successor: a token has only one, however often it is presented. */
  readonly nextHash: string;
  /** Null if there is no active account. */
  readonly account: PasswordAge | null;
  readonly now: Date;
}

/** Accepted with any token of the session, even an old one. */
export interface SignOut {
  readonly type: 'SignOut';
  readonly presentedHash: string;
}

export interface EndSession {
  readonly type: 'EndSession';
  readonly reason: Exclude<SessionEndReason, 'signed_out' | 'token_reused'>;
}

/** Ends a session on behalf of its user, from another session, or of an administrator. */
export interface EndOwnSession extends Stated {
  readonly type: 'EndOwnSession';
  readonly by: string;
}

export type SessionCommand = StartSession | ProveSecondFactor | RotateSession | SignOut | EndSession | EndOwnSession;

export interface LiveSession {
  readonly status: 'live';
  readonly sessionId: string;
  readonly userId: string;
  readonly tokenHash: string;
  /** Hashes of the last replaced tokens, oldest first. */
  readonly spent: readonly string[];
  /** Time at which the successor of the last replaced token was given, at first or again; null until the first refresh. */
  readonly givenAt: string | null;
  /** Set once it was given again outside the time allowed for parallel requests. */
  readonly isGivenAgain: boolean;
  readonly expiresAt: string;
  readonly endsAt: string;
  readonly passwordVersion: number;
  /** Null until the user enters a code of their second factor. */
  readonly secondFactorProvenAt: string | null;
}

export type Session =
  | { readonly status: 'absent' }
  | LiveSession
  | { readonly status: 'ended'; readonly sessionId: string; readonly userId: string };

export const SESSION_ENDED = refuse('AUTH_REQUIRED', 'Your session has ended. Please sign in again.');

const NO_SESSION = refuse('NOT_FOUND', 'There is no such session.');

const ended = (
  { sessionId, userId }: LiveSession,
  reason: SessionEndReason,
  statedReason: string | null = null,
): SessionEvent => ({ type: 'SessionEnded', data: { sessionId, userId, reason, statedReason } });

const secondFactorProven = (
  { sessionId, userId }: Pick<LiveSession, 'sessionId' | 'userId'>,
  now: Date,
): SessionEvent => ({ type: 'SecondFactorProven', data: { sessionId, userId, provenAt: now.toISOString() } });

const after = (now: Date, milliseconds: number): string => new Date(now.getTime() + milliseconds).toISOString();

const rotate = (command: RotateSession, session: LiveSession): Decision<SessionEvent> => {
  const { sessionId, userId } = session;
  const isRepeated = session.spent.includes(command.presentedHash);
  const repeat = isRepeated ? repeatOf(command, session) : 'none';
  if (repeat === 'reuse') {
    return [{ type: 'TokenReuseDetected', data: { sessionId, userId } }, ended(session, 'token_reused')];
  }
  const now = command.now.toISOString();
  const isKnown = isRepeated || command.presentedHash === session.tokenHash;
  if (!isKnown || now >= session.expiresAt) return SESSION_ENDED;
  if (command.account === null) return [ended(session, 'account_erased')];
  if (isOutdated(session, command.account)) return [ended(session, 'password_changed')];
  if (repeat === 'parallel') return [];
  if (repeat === 'late') return [{ type: 'SuccessorGivenAgain', data: { sessionId, userId, givenAt: now } }];
  const sliding = after(command.now, REFRESH_LIFETIME_MS);
  const expiresAt = sliding < session.endsAt ? sliding : session.endsAt;
  return [
    { type: 'SessionRotated', data: { sessionId, userId, tokenHash: command.nextHash, rotatedAt: now, expiresAt } },
  ];
};

/**
 * How a replaced token is repeated: in parallel, late by a client that lost the answer, or by somebody who should not
 * have it. Once its successor was used, no client needs it any more.
 */
const repeatOf = ({ nextHash, now }: RotateSession, session: LiveSession): 'parallel' | 'late' | 'reuse' => {
  const { tokenHash, givenAt, isGivenAgain } = session;
  if (nextHash !== tokenHash || givenAt === null) return 'reuse';
  if (now.getTime() - Date.parse(givenAt) < ROTATION_GRACE_MS) return 'parallel';
  return isGivenAgain ? 'reuse' : 'late';
};

const decide = (command: SessionCommand, session: Session): Decision<SessionEvent> => {
  switch (command.type) {
    case 'StartSession': {
      if (session.status !== 'absent') return refuse('CONFLICT', 'This session has already started.');
      const { sessionId, userId, tokenHash, passwordVersion, isSecondFactorProven, device, now } = command;
      const expiresAt = after(now, REFRESH_LIFETIME_MS);
      const endsAt = after(now, SESSION_LIFETIME_MS);
      const data = { sessionId, userId, tokenHash, expiresAt, endsAt, passwordVersion, ...device };
      return [
        { type: 'SessionStarted', data },
        ...(isSecondFactorProven ? [secondFactorProven({ sessionId, userId }, now)] : []),
      ];
    }
    case 'ProveSecondFactor':
      return session.status === 'live' ? [secondFactorProven(session, command.now)] : SESSION_ENDED;
    case 'RotateSession':
      return session.status === 'live' ? rotate(command, session) : SESSION_ENDED;
    case 'SignOut':
      return session.status === 'live' && [session.tokenHash, ...session.spent].includes(command.presentedHash)
        ? [ended(session, 'signed_out')]
        : [];
    case 'EndSession':
      return session.status === 'live' ? [ended(session, command.reason)] : [];
    case 'EndOwnSession':
      if (session.status === 'absent' || session.userId !== command.by) return NO_SESSION;
      return session.status === 'live' ? [ended(session, 'signed_out', command.statedReason)] : [];
    default:
      return assertNever(command);
  }
};

const evolve = (session: Session, event: SessionEvent): Session => {
  switch (event.type) {
    case 'SessionStarted': {
      const { browserName: _browser, system: _system, ...started } = event.data;
      return {
        status: 'live',
        spent: [],
        givenAt: null,
        isGivenAgain: false,
        secondFactorProvenAt: null,
        ...started,
      };
    }
    case 'SecondFactorProven':
      return session.status === 'live' ? { ...session, secondFactorProvenAt: event.data.provenAt } : session;
    case 'SessionRotated':
      return session.status === 'live'
        ? { ...rotated(session, event), spent: [...session.spent, session.tokenHash].slice(-MAX_SPENT_TOKENS) }
        : session;
    case 'SuccessorGivenAgain':
      return session.status === 'live' ? { ...session, givenAt: event.data.givenAt, isGivenAgain: true } : session;
    case 'TokenReuseDetected':
      return session;
    case 'SessionEnded':
      return { status: 'ended', sessionId: event.data.sessionId, userId: event.data.userId };
    default:
      return assertNever(event);
  }
};

const rotated = (
  session: LiveSession,
  { data: { tokenHash, rotatedAt: givenAt, expiresAt } }: EventOfType<typeof sessionEvents, 'SessionRotated'>,
): LiveSession => ({ ...session, tokenHash, givenAt, isGivenAgain: false, expiresAt });

/** Copies the replaced tokens once: a session of 90 days may replace thousands. */
const evolveAll = (before: Session, events: readonly SessionEvent[]): Session => {
  const replaced: string[] = [];
  let session = before;
  for (const event of events) {
    if (event.type === 'SessionRotated' && session.status === 'live') {
      replaced.push(session.tokenHash);
      session = rotated(session, event);
    } else session = evolve(session, event);
  }
  if (session.status !== 'live') return session;
  return { ...session, spent: [...session.spent, ...replaced].slice(-MAX_SPENT_TOKENS) };
};

/**
 * Refresh token rotation (RFC 9700, 4.14.2): a token is exchanged once. Using it again gives the same successor during
 * the grace period, and once more later, until the successor is used; otherwise it ends the session.
 */
export const sessionDecider: Decider<SessionCommand, SessionEvent, Session> = {
  events: sessionEvents,
  initialState: { status: 'absent' },
  hasNoPersonalData: true,
  evolve,
  evolveAll,
  decide,
};
