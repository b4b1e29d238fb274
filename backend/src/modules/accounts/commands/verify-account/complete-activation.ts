import { type Refusal, isRefusal } from '../../../../kernel/decider';
import type { Recorded } from '../../../../kernel/recorded-event';
import { reactionTo } from '../../../../platform/command-handling/command-context';
import type { DeciderRunner } from '../../../../platform/command-handling/decider-runner';
import type { EmailClaimed } from '../../domain/email-address.events';
import { INSTALLATION_STREAM, installationDecider } from '../../domain/installation.decider';
import { LINK_IS_DEAD } from '../../domain/link';
import { type ActiveUser, userStream } from '../../domain/user';
import { userDecider } from '../../domain/user.decider';

export interface CompletedActivation {
  readonly user: ActiveUser;
  /** Of UserActivated, the cause of what follows. */
  readonly activatedBy: Recorded;
  readonly position: number;
}

/**
 * The second half of an activation, once the address is claimed: by the handler, or by a reactor after a crash. Whoever
 * registered through the setup link becomes the administrator, unless somebody else was appointed meanwhile.
 */
export const completeActivation = async (
  runner: DeciderRunner,
  claimed: Recorded<EmailClaimed>,
): Promise<Refusal | CompletedActivation> => {
  const { userId, ...activation } = claimed.data;
  const stream = userStream(userId);
  const context = reactionTo(claimed);
  const activated = await runner.run(userDecider, stream, { type: 'Activate', activation }, context);
  if (isRefusal(activated)) return activated;
  const { state, events, position } = activated;
  const [activatedBy] = events;
  if (state.status !== 'active' || activatedBy === undefined) return LINK_IS_DEAD;
  if (!state.asAdministrator) return { user: state, activatedBy, position };

  const appointed = await runner.run(
    installationDecider,
    INSTALLATION_STREAM,
    { type: 'AppointAdministrator', userId },
    context,
  );
  const [appointedBy] = isRefusal(appointed) ? [] : appointed.events;
  if (appointedBy === undefined) return { user: state, activatedBy, position };
  const granted = await runner.run(
    userDecider,
    stream,
    { type: 'GrantRoles', roles: ['staff', 'admin', 'super'] },
    reactionTo(appointedBy),
  );
  if (isRefusal(granted)) return granted;
  const user = granted.state.status === 'active' ? granted.state : state;
  return { user, activatedBy, position: granted.position };
};
