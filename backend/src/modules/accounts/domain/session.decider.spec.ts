import fc from 'fast-check';
import { isRefusal } from '#kernel/decider';
import { scenario } from '../../../../../test/support/given-when-then';
import { type RotateSession, type Session, type StartSession, sessionDecider } from './session.decider';
import type { SessionEvent } from './session.events';

const now = new Date('2025-01-01T00:00:00.000Z');
const of = { sessionId: 's', userId: 'ann' };

const start: StartSession = { type: 'StartSession', ...of, tokenHash: 't0', passwordVersion: 1, now };
const rotate = (presentedHash: string, nextHash: string, other: Partial<RotateSession> = {}): RotateSession => ({
  type: 'RotateSession',
  presentedHash,
  nextHash,
  passwordVersion: 1,
  now,
  ...other,
});

const started: SessionEvent = {
  type: 'SessionStarted',
  data: {
    ...of,
    tokenHash: 't0',
    expiresAt: '2025-01-31T00:00:00.000Z',
    endsAt: '2025-04-01T00:00:00.000Z',
    passwordVersion: 1,
  },
};
const rotated = (tokenHash: string, expiresAt = '2025-01-31T00:00:00.000Z'): SessionEvent => ({
  type: 'SessionRotated',
  data: { ...of, tokenHash, expiresAt },
});
const reuseDetected: SessionEvent = { type: 'TokenReuseDetected', data: of };
const ended = (reason: 'signed_out' | 'token_reused' | 'password_changed' | 'account_erased'): SessionEvent => ({
  type: 'SessionEnded',
  data: { ...of, reason },
});

const session = scenario(sessionDecider);

test('a session starts with a token of 30 days and ends after 90', () => session.given().when(start).then(started));

test('each refresh gives a new token', () => session.given(started).when(rotate('t0', 't1')).then(rotated('t1')));

test('a replaced token ends the whole session', () => {
  const history = [started, rotated('t1'), rotated('t2')];
  session
    .given(...history)
    .when(rotate('t0', 't3'))
    .then(reuseDetected, ended('token_reused'));
  session
    .given(...history)
    .when(rotate('t1', 't3'))
    .then(reuseDetected, ended('token_reused'));
});

test('a made-up token ends nothing', () =>
  session.given(started, rotated('t1')).when(rotate('forged', 't2')).thenRefused('AUTH_REQUIRED'));

test('a token runs out', () => {
  const late = new Date('2025-01-31T00:00:00.000Z');
  session
    .given(started)
    .when(rotate('t0', 't1', { now: late }))
    .thenRefused('AUTH_REQUIRED');
});

test('no refresh reaches past the end of the session', () =>
  session
    .given(started, rotated('t1', '2025-03-20T00:00:00.000Z'))
    .when(rotate('t1', 't2', { now: new Date('2025-03-19T00:00:00.000Z') }))
    .then(rotated('t2', '2025-04-01T00:00:00.000Z')));

test('a new password, or the end of the account, ends the session', () => {
  session
    .given(started)
    .when(rotate('t0', 't1', { passwordVersion: 2 }))
    .then(ended('password_changed'));
  session
    .given(started)
    .when(rotate('t0', 't1', { passwordVersion: null }))
    .then(ended('account_erased'));
});

test('signing out takes a token of the session, and serves once', () => {
  const signOut = (presentedHash: string) => ({ type: 'SignOut' as const, presentedHash });
  session.given(started).when(signOut('t0')).then(ended('signed_out'));
  session.given(started, rotated('t1')).when(signOut('t0')).then(ended('signed_out'));
  session.given(started).when(signOut('forged')).thenNothing();
  session.given(started, ended('signed_out')).when(signOut('t0')).thenNothing();
});

test('once a token was used twice, none of the session serves', () => {
  const tokens = fc.array(fc.nat({ max: 12 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(tokens, (presented) => {
      let state: Session = sessionDecider.evolve(sessionDecider.initialState, started);
      let issued = 0;
      let over = false;
      for (const generation of presented) {
        const decision = sessionDecider.decide(rotate(`t${generation}`, `t${issued + 1}`), state);
        if (over) {
          expect(isRefusal(decision)).toBe(true);
          continue;
        }
        if (isRefusal(decision)) {
          expect(generation).toBeGreaterThan(issued);
          continue;
        }
        over = generation < issued;
        if (!over) issued += 1;
        state = decision.reduce(sessionDecider.evolve, state);
        expect(state.status).toBe(over ? 'ended' : 'live');
      }
    }),
  );
});
