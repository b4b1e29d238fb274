import { z } from 'zod';
import { CLOCK } from '#platform/clock';
import { StreamReader } from '#platform/command-handling/stream-reader';
import { readRoute } from '#platform/http/routes/read-route';
import { ALREADY_USED, INVALID_INVITE, joinRefusal } from '../domain/invite-link';
import { inviteDecider } from '../domain/invite.decider';
import { inviteLinkOf } from '../invite-keys';

/** From the log, so that a link works as soon as its mail is there. */
export const GetInvite = readRoute({
  path: 'api/v1/get-invite',
  access: 'public',
  summary: 'Whether an organisation’s invite was used; 404 if it is not valid. Rate-limited like sign-ins.',
  query: z.strictObject({ org_token: z.string().max(200), invite_token: z.string().max(200) }),
  rateLimit: { kind: 'link' },
  answers: z
    .strictObject({
      is_used: z.boolean(),
      org_name: z.string().nullable().describe('Whom one joins; null once it is used.'),
      email: z.string().nullable().describe('The address that was invited; null once it is used.'),
    })
    .meta({ id: 'Invite' }),
  uses: [StreamReader, CLOCK],
  async read({ query: { org_token, invite_token } }, streams, clock) {
    const link = inviteLinkOf(org_token, invite_token);
    if (link === null) return INVALID_INVITE;
    const invite = await streams.stateOf(inviteDecider, link.userId);
    const refusal = joinRefusal(invite, link, clock.now());
    if (refusal === ALREADY_USED) return { is_used: true, org_name: null, email: null };
    if (refusal !== null || invite.status !== 'open') return refusal ?? INVALID_INVITE;
    return { is_used: false, org_name: invite.organisation.name, email: invite.email };
  },
});
