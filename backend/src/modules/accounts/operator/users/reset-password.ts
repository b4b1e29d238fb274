import { isRefusal } from '#kernel/decider';
import { EXIT } from '#platform/operator/operator-command';
import { IssuePasswordReset } from '../../commands/issue-password-reset/issue-password-reset.command';
import { passwordResetUrl } from '../../mails/account-letters';
import { type UserVerb, activeWith, operatorContext, refused, addressUnknown } from './user-verb';

export const resetUsersPassword: UserVerb = {
  verb: 'reset-password',
  arguments: 1,
  async run(ports, [email = ''], io) {
    const userId = await activeWith(ports, email);
    if (userId === null) return addressUnknown(email, io);
    const outcome = await ports.commands.execute(new IssuePasswordReset({ userId }, operatorContext(ports)));
    if (isRefusal(outcome)) return refused(outcome, io);
    await io.line(passwordResetUrl(ports.config.publicUrl, userId, outcome.result.token));
    return EXIT.done;
  },
};
