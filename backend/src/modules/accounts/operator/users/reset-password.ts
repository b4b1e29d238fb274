import { isRefusal } from '#kernel/decider';
import { EXIT } from '#platform/operator/operator-command';
import { userDecider } from '../../domain/user.decider';
import { passwordResetOf } from '../../keys/password-reset';
import { passwordResetUrl } from '../../mails/account-letters';
import { type UserVerb, activeWith, operatorContext, printRefusal, printUnknownAddress } from './user-verb';

/** For an administrator who forgot their password, and may be the only one who could read the mail. */
export const resetUsersPassword: UserVerb = {
  verb: 'reset-password',
  arguments: 1,
  async run(ports, [email = ''], io) {
    const userId = await activeWith(ports, email);
    if (userId === null) return printUnknownAddress(email, io);
    const context = operatorContext(ports);
    const { token, reset } = passwordResetOf(userId, ports.keys, context);
    const outcome = await ports.runner.run(userDecider, userId, { type: 'IssuePasswordReset', reset }, context);
    if (isRefusal(outcome)) return printRefusal(outcome, io);
    await io.line(passwordResetUrl(ports.config.publicUrl, userId, token));
    return EXIT.done;
  },
};
