import type { UserEvent } from '#events/accounts/user.events';
import { applyEvents } from '#kernel/fold';
import { accounts } from '#projections/accounts/accounts/accounts.projection';
import { activatedAs, registeredAs } from '#test/support/accounts/user-examples';
import { filledReadStore } from '#test/support/read-models/filled-read-store';
import { recorded } from '#test/support/read-models/projected';
import { dailyTimeFold, dailyTimeIn } from './daily-time-fold';

const userId = 'ann';
const joined: readonly UserEvent[] = [registeredAs(userId), activatedAs(userId)];
const chosen: UserEvent = { type: 'EmailTimeSet', data: { userId, emailTime: '18:30' } };
const moved: UserEvent = { type: 'TimezoneSet', data: { userId, timezone: 'Asia/Kolkata' } };
const named: UserEvent = { type: 'ProfileRevised', data: { userId, firstName: 'Ann', lastName: 'Li' } };
const erased: UserEvent = {
  type: 'UserErased',
  data: { userId, emailKey: null, erasedBy: userId, statedReason: null },
};

const folded = (events: readonly UserEvent[]) => {
  return dailyTimeIn(
    applyEvents(
      dailyTimeFold,
      dailyTimeFold.initialState,
      events.map((event, index) => recorded(event, index + 1)),
    ),
  );
};

test.each<[string, readonly UserEvent[]]>([
  ['that was never chosen', joined],
  ['that was chosen', [...joined, chosen]],
  ['in a time zone', [...joined, chosen, moved]],
  ['that was chosen after the time zone', [...joined, moved, named, chosen, named]],
])('a time %s is the one that the account’s document has', async (_which, events) => {
  const account = await (await filledReadStore([accounts], events)).get(accounts, userId);
  expect(folded(events)).toEqual({
    time: account?.email_time,
    setAt: new Date(account?.email_time_set_at ?? NaN),
    timezone: account?.timezone,
  });
});

test('an account has no daily time before it is active, nor after its end', () => {
  expect(folded([])).toBeNull();
  expect(folded([registeredAs(userId)])).toBeNull();
  expect(folded([...joined, erased])).toBeNull();
});
