import { Body, Controller, Post } from '@nestjs/common';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { askedByUser } from '#platform/command-handling/command-context';
import { ContextCommand } from '#platform/command-handling/context-command';
import { decidedBy } from '#platform/command-handling/decided-by';
import { CommandEndpoint } from '#platform/http/command-endpoint';
import { Context } from '#platform/http/context';
import { Operation } from '#platform/http/operation';
import { userDecider } from '../domain/user.decider';
import { nameField } from '../fields';

/** Changes the names of the one who asks. */
export class UpdateProfile extends ContextCommand<{ readonly firstName: string; readonly lastName: string }> {}

export const UpdateProfileHandler = decidedBy(userDecider, UpdateProfile, ({ request, context }) => [
  askedByUser(context),
  { type: 'ReviseProfile', firstName: request.firstName, lastName: request.lastName },
]);

class ProfileBody extends createZodDto(
  z.strictObject({
    first_name: nameField('First name is required'),
    last_name: nameField('Last name is required'),
  }),
) {}

@Controller('api/common')
export class UpdateProfileEndpoint extends CommandEndpoint {
  @Post('update-profile')
  @Operation({ access: 'user', summary: 'Changes the caller’s names.', answers: ProfileBody.schema })
  update(@Body() body: ProfileBody, @Context() context: Context) {
    const { first_name, last_name } = body;
    const command = new UpdateProfile({ firstName: first_name, lastName: last_name }, context);
    return this.send(command, { body: () => ({ first_name, last_name }) });
  }
}
