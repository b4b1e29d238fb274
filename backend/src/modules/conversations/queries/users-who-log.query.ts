import { z } from 'zod';
import { accounts } from '#modules/accounts/published';
import { maskedEmail } from '#platform/administration/masked';
import { readRoute } from '#platform/http/routes/read-route';
import { stoolLogs } from '#projections/conversations/stool-logs/stool-logs.projection';
import { EVERYBODY } from './chronic-dashboard.query';

export const UsersWhoLog = readRoute({
  path: 'api/chronic/get-user-activity',
  access: 'admin',
  inPerson: 'conversations',
  summary: 'Everybody who ever sent the assistant a message, by masked email address.',
  answers: z.strictObject({ users: z.array(z.strictObject({ id: z.string(), email: z.string() })) }),
  async read(_asked, reads) {
    const ids = await reads.ids(stoolLogs, EVERYBODY);
    const users = await reads.find(accounts, { _id: { $in: ids } });
    const known = users.flatMap(({ _id, email }) => {
      const masked = maskedEmail(email);
      return masked === null ? [] : [{ id: _id, email: masked }];
    });
    return { users: known.sort((a, b) => a.email.localeCompare(b.email)) };
  },
});
