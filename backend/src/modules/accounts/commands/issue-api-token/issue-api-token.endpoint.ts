import { Body, Controller, Post } from '@nestjs/common';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { CommandEndpoint } from '#platform/http/command-endpoint';
import { Context } from '#platform/http/context';
import { Operation } from '#platform/http/operation';
import { SCOPES } from '#events/accounts/api-token.events';
import { nameField } from '../../fields';
import { apiTokenAnswer } from '../../queries/api-tokens/api-token-view';
import { IssueApiToken } from './issue-api-token.command';

class NewApiTokenBody extends createZodDto(
  z.strictObject({
    name: nameField('Please enter a name'),
    scopes: z
      .array(z.enum(SCOPES))
      .min(1, 'Please choose a scope')
      .transform((scopes) => SCOPES.filter((scope) => scopes.includes(scope))),
    expires_at: z.iso.datetime().nullish(),
  }),
) {}

const newApiTokenAnswer = apiTokenAnswer
  .extend({ token: z.string().describe('Shown only this once.') })
  .meta({ id: 'NewApiToken' });

@Controller('api/common/api-tokens')
export class IssueApiTokenEndpoint extends CommandEndpoint {
  @Post()
  @Operation({
    access: 'user',
    inPerson: 'API tokens',
    summary: 'Creates an API token. It is shown only in this response.',
    answers: newApiTokenAnswer,
    status: 201,
  })
  issue(@Body() { name, scopes, expires_at }: NewApiTokenBody, @Context() context: Context) {
    const expiresAt = expires_at == null ? null : new Date(expires_at).toISOString();
    return this.send(new IssueApiToken({ name, scopes, expiresAt }, context), {
      status: 201,
      body: ({ tokenId, token, createdAt }) => ({
        id: tokenId,
        name,
        scopes,
        created_at: createdAt,
        expires_at: expiresAt,
        last_used_at: null,
        token,
      }),
    });
  }
}
