import { userDecider } from '../../domain/user.decider';
import { type UserVerb, activeWith, doneOnceShown, operatorContext, printUnknownAddress } from './user-verb';

export const removeUsersSecondFactor: UserVerb = {
  verb: 'remove-second-factor',
  arguments: 1,
  async run(ports, [email = ''], io) {
    const userId = await activeWith(ports, email);
    if (userId === null) return printUnknownAddress(email, io);
    const outcome = await ports.runner.run(userDecider, userId, { type: 'RemoveSecondFactor' }, operatorContext(ports));
    return doneOnceShown(ports, outcome, `${email} has no second factor.`, io);
  },
};
