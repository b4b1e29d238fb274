import fc from 'fast-check';
import { type SessionEvent, UNKNOWN_DEVICE, type sessionEvents } from '#events/accounts/session.events';
import { isRefusal } from '#kernel/decider';
import type { EventOfType } from '#kernel/events';
import { scenario } from '#test/support/given-when-then';
import {
  MAX_SPENT_TOKENS,
  type RotateSession,
  type Session,
  type StartSession,
  sessionDecider,
} from './session.decider';

const now = new Date('2025-01-01T00:00:00.000Z');
const of = { sessionId: 's', userId: 'ann' };

const passwordAge = (passwordVersion: number, keptSessionId: string | null = null) => ({
  passwordVersion,
  keptSessionId,
});

const start: StartSession = {
  type: 'StartSession',
  ...of,
  tokenHash: 't0',
  passwordVersion: 1,
  isSecondFactorProven: false,
  device: UNKNOWN_DEVICE,
  now,
};
const rotate = (presentedHash: string, nextHash: string, other: Partial<RotateSession> = {}): RotateSession => ({
  type: 'RotateSession',
  presentedHash,
  nextHash,
  account: passwordAge(1),
  now,
  ...other,
});

const started: EventOfType<typeof sessionEvents, 'SessionStarted'> = {
  type: 'SessionStarted',
  data: {
    ...of,
    tokenHash: 't0',
    expiresAt: '2025-01-31T00:00:00.000Z',
    endsAt: '2025-04-01T00:00:00.000Z',
    passwordVersion: 1,
    ...UNKNOWN_DEVICE,
  },
};
const rotated = (tokenHash: string, expiresAt = '2025-01-31T00:00:00.000Z', at = now): SessionEvent => ({
  type: 'SessionRotated',
  data: { ...of, tokenHash, rotatedAt: at.toISOString(), expiresAt },
});
const secondsLater = (seconds: number): Date => new Date(now.getTime() + seconds * 1000);
const reuseDetected: SessionEvent = { type: 'TokenReuseDetected', data: of };
const ended = (reason: 'signed_out' | 'token_reused' | 'password_changed' | 'account_erased'): SessionEvent => ({
  type: 'SessionEnded',
  data: { ...of, reason, statedReason: null },
});

const session = scenario(sessionDecider);

test('a session starts with a token of 30 days and ends after 90', () => session.given().when(start).then(started));

test('a session knows when its second factor was last proven', () => {
  const proven = (provenAt: string): SessionEvent => ({ type: 'SecondFactorProven', data: { ...of, provenAt } });
  session
    .given()
    .when({ ...start, isSecondFactorProven: true })
    .then(started, proven('2025-01-01T00:00:00.000Z'));
  session
    .given(started)
    .when({ type: 'ProveSecondFactor', now: new Date('2025-01-01T00:01:00.000Z') })
    .then(proven('2025-01-01T00:01:00.000Z'));
  session.given(started, ended('signed_out')).when({ type: 'ProveSecondFactor', now }).thenRefused('AUTH_REQUIRED');
});

test('each refresh gives a new token', () => session.given(started).when(rotate('t0', 't1')).then(rotated('t1')));

test('a just-replaced token, sent again by a parallel request, gives the same successor', () => {
  session.given(started, rotated('t1')).when(rotate('t0', 't1')).thenNothing();
  session
    .given(started, rotated('t1'))
    .when(rotate('t0', 't1', { now: secondsLater(9.999) }))
    .thenNothing();
});

describe('a replaced token whose answer was lost', () => {
  const again = (at: Date): SessionEvent => ({
    type: 'SuccessorGivenAgain',
    data: { ...of, givenAt: at.toISOString() },
  });
  const late = secondsLater(12);

  test('gives the same successor later, too, and to the requests that are sent with it', () => {
    session
      .given(started, rotated('t1'))
      .when(rotate('t0', 't1', { now: late }))
      .then(again(late));
    session
      .given(started, rotated('t1'), again(late))
      .when(rotate('t0', 't1', { now: secondsLater(21.999) }))
      .thenNothing();
  });

  test('a second late repetition ends the session', () =>
    session
      .given(started, rotated('t1'), again(late))
      .when(rotate('t0', 't1', { now: secondsLater(22) }))
      .then(reuseDetected, ended('token_reused')));

  test('a late repetition ends the session once the successor was used, which then has the same right', () => {
    session
      .given(started, rotated('t1'), again(late), rotated('t2', undefined, late))
      .when(rotate('t0', 't1', { now: secondsLater(60) }))
      .then(reuseDetected, ended('token_reused'));
    session
      .given(started, rotated('t1'), again(late), rotated('t2', undefined, late))
      .when(rotate('t1', 't2', { now: secondsLater(60) }))
      .then(again(secondsLater(60)));
  });

  test('ends a session that is over for another reason', () =>
    session
      .given(started, rotated('t1'))
      .when(rotate('t0', 't1', { now: late, account: passwordAge(2) }))
      .then(ended('password_changed')));
});

test('a token whose successor was replaced too ends the session immediately', () =>
  session
    .given(started, rotated('t1'), rotated('t2'))
    .when(rotate('t0', 't1'))
    .then(reuseDetected, ended('token_reused')));

test('an invented token ends nothing', () =>
  session.given(started, rotated('t1')).when(rotate('forged', 't2')).thenRefused('AUTH_REQUIRED'));

test('a token expires', () => {
  const late = new Date('2025-01-31T00:00:00.000Z');
  session
    .given(started)
    .when(rotate('t0', 't1', { now: late }))
    .thenRefused('AUTH_REQUIRED');
});

test('no refresh extends the session beyond its end', () =>
  session
    .given(started, rotated('t1', '2025-03-20T00:00:00.000Z'))
    .when(rotate('t1', 't2', { now: new Date('2025-03-19T00:00:00.000Z') }))
    .then(rotated('t2', '2025-04-01T00:00:00.000Z', new Date('2025-03-19T00:00:00.000Z'))));

test('a new password or the end of the account ends the session', () => {
  session
    .given(started)
    .when(rotate('t0', 't1', { account: passwordAge(2) }))
    .then(ended('password_changed'));
  session
    .given(started)
    .when(rotate('t0', 't1', { account: null }))
    .then(ended('account_erased'));
});

test('the session in which the password was changed goes on', () =>
  session
    .given(started)
    .when(rotate('t0', 't1', { account: passwordAge(2, 's') }))
    .then(rotated('t1')));

test('a session is started with the names of its browser and system, which decide nothing', () => {
  const device = { browserName: 'Firefox', system: 'Windows' };
  const named: SessionEvent = { ...started, data: { ...started.data, ...device } };
  session
    .given()
    .when({ ...start, device })
    .then(named);
  const state = (event: SessionEvent) => sessionDecider.evolve(sessionDecider.initialState, event);
  expect(state(named)).toEqual(state(started));
});

test('a session is ended for a repeated request too', () =>
  session
    .given(started, rotated('t1'))
    .when(rotate('t0', 't1', { account: passwordAge(2) }))
    .then(ended('password_changed')));

test('signing out requires a token of the session and takes effect once', () => {
  const signOut = (presentedHash: string) => ({ type: 'SignOut' as const, presentedHash });
  session.given(started).when(signOut('t0')).then(ended('signed_out'));
  session.given(started, rotated('t1')).when(signOut('t0')).then(ended('signed_out'));
  session.given(started).when(signOut('forged')).thenNothing();
  session.given(started, ended('signed_out')).when(signOut('t0')).thenNothing();
});

test('any order of refreshes: the newest token and, for ten seconds and once after, its predecessor are valid; older ones end the session', () => {
  const step = fc.record({ generation: fc.nat({ max: 12 }), secondsPassed: fc.nat({ max: 15 }) });
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 40 }), (steps) => {
      let state: Session = sessionDecider.evolve(sessionDecider.initialState, started);
      let newest = 0;
      let givenAfter = -Infinity;
      let mayRepeatLate = true;
      let seconds = 0;
      for (const { generation, secondsPassed } of steps) {
        seconds += secondsPassed;
        const command = rotate(`t${generation}`, `t${generation + 1}`, { now: secondsLater(seconds) });
        const decision = sessionDecider.decide(command, state);
        if (state.status === 'ended' || generation > newest) {
          expect(isRefusal(decision)).toBe(true);
          continue;
        }
        if (isRefusal(decision)) throw new Error(`t${generation} of ${newest} was refused.`);
        state = decision.reduce(sessionDecider.evolve, state);
        const isLate = seconds - givenAfter >= 10;
        const isParentInTime = generation === newest - 1 && (!isLate || mayRepeatLate);
        expect(state.status).toBe(generation === newest || isParentInTime ? 'live' : 'ended');
        if (generation === newest) [newest, givenAfter, mayRepeatLate] = [newest + 1, seconds, true];
        else if (isLate) [givenAfter, mayRepeatLate] = [seconds, false];
      }
    }),
  );
});

test('a session is ended by its user from another session', () => {
  session.given(started).when({ type: 'EndOwnSession', by: 'ann', statedReason: null }).then(ended('signed_out'));
  session
    .given(started, ended('signed_out'))
    .when({ type: 'EndOwnSession', by: 'ann', statedReason: null })
    .thenNothing();
  session.given(started).when({ type: 'EndOwnSession', by: 'bob', statedReason: null }).thenRefused('NOT_FOUND');
  session.given().when({ type: 'EndOwnSession', by: 'ann', statedReason: null }).thenRefused('NOT_FOUND');
  session
    .given(started)
    .when({ type: 'EndOwnSession', by: 'ann', statedReason: 'Ticket 12' })
    .then({ type: 'SessionEnded', data: { ...of, reason: 'signed_out', statedReason: 'Ticket 12' } });
});

describe('a long session', () => {
  const { initialState, evolve, evolveAll, hasNoPersonalData } = sessionDecider;
  const evolved = (events: readonly SessionEvent[]): Session | undefined => evolveAll?.(initialState, events);
  const rotations = Array.from({ length: MAX_SPENT_TOKENS + 2 }, (_, index) => rotated(`t${index + 1}`));

  test('folds to the same state at once as event by event', () => {
    const givenAgain: SessionEvent = { type: 'SuccessorGivenAgain', data: { ...of, givenAt: now.toISOString() } };
    const events = [started, rotated('t1'), givenAgain, ...rotations.slice(1), reuseDetected];
    expect(evolved(events)).toEqual(events.reduce<Session>(evolve, initialState));
    const over = [...events, ended('signed_out'), rotated('t1')];
    expect(evolved(over)).toEqual(over.reduce<Session>(evolve, initialState));
  });

  test('forgets the tokens that were replaced longest ago', () => {
    const session = evolved([started, ...rotations]);
    expect(session).toMatchObject({ status: 'live', tokenHash: `t${MAX_SPENT_TOKENS + 2}` });
    const { spent } = session as Extract<Session, { readonly status: 'live' }>;
    expect([spent.length, spent[0], spent.at(-1)]).toEqual([MAX_SPENT_TOKENS, 't2', `t${MAX_SPENT_TOKENS + 1}`]);
  });

  test('the state has no personal fields, so that it may have snapshots', () => {
    const device = { browserName: 'Firefox', system: 'Linux' };
    const data = { ...started.data, ...device };
    expect(JSON.stringify(evolved([{ type: 'SessionStarted', data }]))).not.toMatch(/Firefox|Linux/);
    expect(hasNoPersonalData).toBe(true);
  });
});
