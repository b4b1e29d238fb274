import type { Tokens } from './tokens';
import { withTokens, withPerson } from './write-session';

const tokensOf = (sub: string, refresh = 'r1', serial = 1): Tokens => ({
  access: `x.${btoa(JSON.stringify({ sub, iat: serial }))}.x`,
  refresh,
});
const [ann, annLater, bob] = [tokensOf('ann'), tokensOf('ann', 'r2', 2), tokensOf('bob')];

describe('renewing tokens', () => {
  test('renewed tokens replace the outdated ones and keep the count of person changes', () =>
    expect(withTokens({ tokens: ann, personChanges: 3 }, ann.access, annLater)).toEqual({
      tokens: annLater,
      personChanges: 3,
    }));

  test('a refused refresh ends the session without changing the person', () =>
    expect(withTokens({ tokens: ann, personChanges: 3 }, ann.access, null)).toEqual({
      tokens: null,
      personChanges: 3,
    }));

  test.each<[string, Tokens | null]>([
    ['somebody who has signed out', null],
    ['somebody else', bob],
    ['newer ones', annLater],
  ])('renewed tokens do not replace %s', (_who, tokens) =>
    expect(withTokens({ tokens, personChanges: 3 }, ann.access, tokensOf('ann', 'r3', 3))).toBeNull(),
  );
});

describe('replacing the signed-in person', () => {
  test.each<[string, Tokens | null, Tokens | null, Tokens | null]>([
    ['at sign-in', null, null, ann],
    ['at sign-out, whatever was renewed meanwhile', annLater, ann, null],
    ['for an impersonation, whatever was renewed meanwhile', annLater, ann, bob],
  ])('the person is replaced %s', (_when, tokens, from, next) =>
    expect(withPerson({ tokens, personChanges: 3 }, from, next)).toEqual({ tokens: next, personChanges: 4 }),
  );

  test.each<[string, Tokens | null, Tokens | null, Tokens | null]>([
    ['a sign-in over somebody who came first', bob, null, ann],
    ['a sign-out of somebody who has left', bob, ann, null],
    ['an impersonation after a sign-out', null, ann, bob],
  ])('the person is not replaced by %s', (_when, tokens, from, next) =>
    expect(withPerson({ tokens, personChanges: 3 }, from, next)).toBeNull(),
  );
});
