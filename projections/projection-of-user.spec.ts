import type { UserEvent } from '#events/accounts/user.events';
import { projected } from '#test/support/read-models/projected';
import { userWeeks } from './dashboards/user-weeks/user-weeks.projection';
import { readPositions } from './update-feed/read-positions/read-positions.projection';

const read = (userId: string) => ({ type: 'FeedRead', data: { userId, upTo: '2026-03-01T00:00:00.000Z' } }) as const;
const erased: UserEvent = {
  type: 'UserErased',
  data: { userId: 'ann', emailKey: null, erasedBy: 'ann', statedReason: null },
};
const registered = (userId: string): UserEvent => ({
  type: 'UserRegistered',
  data: {
    userId,
    email: `${userId}@example.org`,
    memberType: 'coordinator',
    referralCode: null,
    grant: null,
    pendingTracker: null,
    verification: null,
    asAdministrator: false,
    browser: null,
  },
});

test('the document of an erased user is removed, and nobody else’s', async () => {
  const documents = await projected<ReturnType<typeof read> | UserEvent>(readPositions, [
    read('ann'),
    read('bob'),
    erased,
  ]);
  expect(documents.map(({ _id }) => _id)).toEqual(['bob']);
});

test('a model that follows users itself gets their other events, too', async () => {
  const documents = await projected<UserEvent>(userWeeks, [registered('ann'), registered('bob'), erased]);
  expect(documents.map(({ _id }) => _id)).toEqual(['bob']);
  expect(await projected<UserEvent>(readPositions, [registered('ann')])).toEqual([]);
});
