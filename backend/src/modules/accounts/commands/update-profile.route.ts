import { z } from 'zod';
import { commandRoute } from '#platform/http/routes/command-route';
import { userDecider } from '../domain/user.decider';
import { nameField } from '../fields';

const names = z.strictObject({
  first_name: nameField('First name is required'),
  last_name: nameField('Last name is required'),
});

/** Changes the names of the one who asks. */
export const UpdateProfile = commandRoute({
  path: 'api/common/update-profile',
  access: 'user',
  summary: 'Changes the caller’s names.',
  body: names,
  answers: names,
  decider: userDecider,
  decide: ({ body, caller }) => [
    caller.userId,
    { type: 'ReviseProfile', firstName: body.first_name, lastName: body.last_name },
  ],
  answer: ({ body: { first_name, last_name } }) => ({ first_name, last_name }),
});
