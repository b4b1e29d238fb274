import { z } from 'zod';
import { SCOPES } from '#events/accounts/api-token.events';
import { isRefusal, refuse } from '#kernel/decider';
import { entityId } from '#platform/command-handling/command-context';
import { accepted } from '#platform/command-handling/command-outcome';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { actionRoute } from '#platform/http/routes/action-route';
import { READ_STORE } from '#platform/read-store/read-store';
import { apiTokens } from '#projections/accounts/api-tokens/api-tokens.projection';
import { apiTokenDecider } from '../domain/api-token.decider';
import { nameField } from '../fields';
import { AccountKeys } from '../keys/account-keys';
import { apiTokenAnswer } from '../queries/api-tokens/api-token-view';

const MAX_TOKENS = 50;
const TOO_MANY = refuse('INVALID', `You already have ${MAX_TOKENS} API tokens. Please revoke one first.`);

/** Creates an API token of the one who asks. Refused with INVALID for an expiry in the past, and beyond 50 tokens. */
export const IssueApiToken = actionRoute({
  path: 'api/common/api-tokens',
  access: 'user',
  inPerson: 'API tokens',
  summary: 'Creates an API token. It is shown only in this response.',
  body: z.strictObject({
    name: nameField('Please enter a name'),
    scopes: z
      .array(z.enum(SCOPES))
      .min(1, 'Please choose a scope')
      .transform((scopes) => SCOPES.filter((scope) => scopes.includes(scope))),
    expires_at: z.iso.datetime().nullish(),
  }),
  answers: apiTokenAnswer.extend({ token: z.string().describe('Shown only this once.') }).meta({ id: 'NewApiToken' }),
  status: 201,
  uses: [CommandRunner, AccountKeys, READ_STORE],
  async act({ body: { name, scopes, expires_at }, caller: { userId }, context }, runner, keys, reads) {
    const expiresAt = expires_at == null ? null : new Date(expires_at).toISOString();
    const tokenId = entityId(context, 'api-token');
    const existing = await reads.find(apiTokens, { user_id: userId }, { limit: MAX_TOKENS });
    const known = await runner.commandHistory.of(apiTokenDecider, tokenId, 'IssueToken', context);
    // A repeated request finds its own token among the existing ones.
    if (existing.length === MAX_TOKENS && !known.wasCarriedOut) return TOO_MANY;
    // The log contains only its hash.
    const { token, hash: tokenHash } = keys.apiToken(tokenId);
    const tokenRequest = { tokenId, userId, name, scopes, expiresAt };
    const issue = { type: 'IssueToken', ...tokenRequest, tokenHash, now: context.now } as const;
    const issued = await runner.run(apiTokenDecider, tokenId, issue, context);
    if (isRefusal(issued)) return issued;
    return accepted({ ...tokenRequest, token, createdAt: known.at.toISOString() }, issued);
  },
  answer: (_asked, { tokenId, name, scopes, expiresAt, createdAt, token }) => ({
    id: tokenId,
    name,
    scopes,
    created_at: createdAt,
    expires_at: expiresAt,
    last_used_at: null,
    token,
  }),
});
