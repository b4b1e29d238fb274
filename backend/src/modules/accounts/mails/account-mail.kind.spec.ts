import type { UserEvent } from '#events/accounts/user.events';
import type { MailOutcome } from '#platform/mail/mailer';
import { registeredAs } from '#test/support/accounts/user-examples';
import { recorded } from '#test/support/read-models/projected';
import { TestClock } from '#test/support/test-clock';
import { userDecider } from '../domain/user.decider';
import { AccountKeys } from '../keys/account-keys';
import { accountMailKind } from './account-mail.kind';

const registered = recorded<UserEvent>(
  registeredAs('ann', {
    verification: { linkId: 'l1', tokenHash: 'h', expiresAt: '2999-01-01T00:00:00.000Z' },
  }),
  12,
);
const erased: UserEvent = {
  type: 'UserErased',
  data: { userId: 'ann', emailKey: null, erasedBy: 'ann', statedReason: null },
};

/** Makes an attempt whose mail meets `outcome`, while the account's events become `after`. */
const attempt = async (outcome: MailOutcome, after: readonly UserEvent[] = [registered]) => {
  const forgotten: string[] = [];
  const kind = accountMailKind(
    {
      history: async () => [registered] as never,
      stateOf: async () => after.reduce(userDecider.evolve, userDecider.initialState) as never,
    },
    new AccountKeys(new Uint8Array(32).fill(7)),
    { send: async () => outcome },
    { forget: async (userId) => void forgotten.push(userId) },
    new TestClock(),
    { productName: 'Aidy', publicUrl: 'https://aidy.example.org' },
  );
  const effect = { key: 'k1', userId: 'ann', subject: { requestedBy: registered.id } };
  const ended = await kind.perform(effect, { attempt: 1, signal: new AbortController().signal });
  return { ended, forgotten };
};

test.each([
  { kind: 'delivered', receipt: '250 OK' },
  { kind: 'refused', fault: 'REFUSED', detail: '550 no such mailbox' },
  { kind: 'retry', fault: 'BROKEN_OFF', detail: 'Connection closed' },
] as const)('an attempt ends as its mail does: $kind', async (outcome) => {
  expect(await attempt(outcome)).toEqual({ ended: outcome, forgotten: [] });
});

test('a mail that was written while its account was erased does not stay in the outbox', async () => {
  const { forgotten } = await attempt({ kind: 'delivered' }, [registered, erased]);
  expect(forgotten).toEqual(['ann']);
});
