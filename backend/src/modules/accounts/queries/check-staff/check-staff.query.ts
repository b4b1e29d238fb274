import { z } from 'zod';
import { StreamReader } from '#platform/command-handling/stream-reader';
import { readRoute } from '#platform/http/routes/read-route';
import { userDecider } from '../../domain/user.decider';

/** The caller's current roles. Each includes the ones before it. */
export const CheckStaff = readRoute({
  method: 'post',
  path: 'api/common/check-staff',
  access: 'user',
  summary: 'The caller’s roles.',
  answers: z.strictObject({ is_staff: z.boolean(), is_admin: z.boolean(), is_super: z.boolean() }),
  uses: [StreamReader],
  async read({ caller: { userId, scope } }, streams) {
    const user = await streams.stateOf(userDecider, userId);
    const isLimited = scope !== undefined && scope !== 'admin';
    const roles = user.status === 'active' && !isLimited ? user.roles : [];
    const isSuper = roles.includes('super');
    const isAdmin = isSuper || roles.includes('admin');
    return { is_staff: isAdmin || roles.includes('staff'), is_admin: isAdmin, is_super: isSuper };
  },
});
