import { z } from 'zod';
import { StreamReader } from '#platform/command-handling/stream-reader';
import { readRoute } from '#platform/http/routes/read-route';
import { INSTALLATION, installationDecider } from '../../domain/installation.decider';
import { AccountKeys } from '../../keys/account-keys';

/** Lets the registration page show what the `grant` of its link allows, without using it up. */
export const CheckGrant = readRoute({
  method: 'post',
  path: 'api/common/check-grant',
  access: 'public',
  summary: 'What the `grant` of a registration link allows. Rate-limited like sign-ins.',
  body: z.strictObject({ grant: z.string().max(200) }),
  rateLimit: { kind: 'link', accountField: 'grant' },
  answers: z.strictObject({ makes_administrator: z.boolean() }),
  uses: [StreamReader, AccountKeys],
  async read({ body: { grant } }, streams, keys) {
    const { appointed } = await streams.stateOf(installationDecider, INSTALLATION);
    return { makes_administrator: !appointed && keys.isSetupToken(grant) };
  },
});
