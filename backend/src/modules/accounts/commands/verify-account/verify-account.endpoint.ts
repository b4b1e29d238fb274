import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import type { CommandContext } from '#platform/command-handling/command-context';
import { Access } from '#platform/http/access';
import { answer } from '#platform/http/answer';
import { Answers } from '#platform/http/answers';
import { Context } from '#platform/http/context';
import { linkPartField, nameField, passwordField } from '../../fields';
import { tokensAnswer } from '../tokens.answer';
import { VerifyAccount } from './verify-account.command';

class VerifyAccountBody extends createZodDto(
  z.strictObject({
    uid: linkPartField,
    token: linkPartField,
    first_name: nameField('First name is required'),
    last_name: nameField('Last name is required'),
    password: passwordField,
  }),
) {}

@Controller('api/common')
export class VerifyAccountEndpoint {
  constructor(private readonly commands: CommandBus) {}

  @Post('verify-account')
  @Access('public')
  @Answers(tokensAnswer.extend({ username: z.string(), to_init: z.array(z.string()) }))
  async verify(@Body() body: VerifyAccountBody, @Context() context: CommandContext) {
    const request = {
      userId: body.uid,
      token: body.token,
      firstName: body.first_name,
      lastName: body.last_name,
      password: body.password,
    };
    return answer(await this.commands.execute(new VerifyAccount(request, context)), {
      body: ({ username, toInit, access, refresh }) => ({ username, to_init: toInit, access, refresh }),
    });
  }
}
