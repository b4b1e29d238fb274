import { CommandBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { type Refusal, refuseField } from '#kernel/decider';
import { StreamReader } from '#platform/command-handling/stream-reader';
import { actionRoute } from '#platform/http/routes/action-route';
import type { ActiveUser } from '../domain/user';
import { userDecider } from '../domain/user.decider';
import { passwordField } from '../fields';
import { AccountKeys } from '../keys/account-keys';
import { PasswordHasher } from '../passwords/password-hasher';
import { EraseUser } from './erase-user/erase-user.command';

const confirmation = z.strictObject({ password: passwordField.optional(), confirm: z.string().max(320).optional() });

const deletionRefusal = async (
  { password, confirm }: z.output<typeof confirmation>,
  { passwordHash, email }: ActiveUser,
  hasher: PasswordHasher,
  keys: AccountKeys,
): Promise<Refusal | null> => {
  if (passwordHash !== null) {
    if (password === undefined) return refuseField('password', 'Please enter your password');
    return (await hasher.matches(password, passwordHash)) ? null : refuseField('password', 'The password is wrong.');
  }
  const isConfirmed = confirm !== undefined && email !== null && keys.emailKey(confirm) === keys.emailKey(email);
  return isConfirmed ? null : refuseField('confirm', 'Please enter your email to confirm');
};

/** Erases the caller's account. Refused with INVALID without its password, or its address if it has none. */
export const DeleteAccount = actionRoute({
  path: 'api/common/delete-account',
  access: 'user',
  inPerson: 'deleting the account',
  // The password could be guessed here, too.
  rateLimit: { kind: 'sign-in' },
  summary: 'Erases the caller’s account with everything in it. Takes the password, or the email if there is none.',
  body: confirmation,
  answers: null,
  uses: [CommandBus, StreamReader, PasswordHasher, AccountKeys],
  async act({ body, caller: { userId }, context }, commands, streams, hasher, keys) {
    const user = await streams.stateOf(userDecider, userId);
    // A repeated request finds the account erased and is answered as before.
    const refusal = user.status === 'active' ? await deletionRefusal(body, user, hasher, keys) : null;
    return refusal ?? commands.execute(new EraseUser({ userId, statedReason: null }, context));
  },
});
