import type { UserEvent } from '#events/accounts/user.events';
import type { JobEvent } from '#events/administration/job.events';
import { projected } from '../../../test/support/projected';
import { dueMails } from './due-mails.projection';

const reset: UserEvent = {
  type: 'PasswordResetRequested',
  data: {
    userId: 'ann',
    reset: { linkId: 'l', tokenHash: 'h', expiresAt: '2026-03-01T02:00:00.000Z' },
    browser: null,
  },
};

test('a mail is due from its request until it is sent', async () => {
  expect(await projected(dueMails, [reset])).toMatchObject([
    { _id: 'event-1', user_id: 'ann', expires_at: '2026-03-01T02:00:00.000Z' },
  ]);
  const sent: UserEvent = { type: 'AccountMailSent', data: { userId: 'ann', requestedBy: 'event-1' } };
  expect(await projected(dueMails, [reset, sent])).toEqual([]);
});

test('a mail is no longer due once its job is dropped', async () => {
  const dropped = (jobId: string): JobEvent => ({
    type: 'MailDropped',
    data: { jobId, userId: 'ann', attempts: 3, reason: 'The address is gone.' },
  });
  expect(await projected(dueMails, [reset, dropped('event-9')])).toHaveLength(1);
  expect(await projected(dueMails, [reset, dropped('event-1')])).toEqual([]);
});

test('the mail about an existing account expires after an hour', async () => {
  const repeated: UserEvent = { type: 'RegistrationRepeated', data: { userId: 'ann', browser: null } };
  expect(await projected(dueMails, [repeated])).toMatchObject([{ expires_at: '2026-03-01T02:00:00.000Z' }]);
});
