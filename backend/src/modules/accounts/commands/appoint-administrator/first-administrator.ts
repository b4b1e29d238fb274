import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { isRefusal } from '../../../../kernel/decider';
import { type Ids, timeOfId } from '../../../../kernel/ids';
import type { Recorded } from '../../../../kernel/recorded-event';
import { type CommandContext, SYSTEM, entityId } from '../../../../platform/command-handling/command-context';
import { DeciderRunner } from '../../../../platform/command-handling/decider-runner';
import { CONFIG, type Config } from '../../../../platform/config/config';
import { SettingRefused } from '../../../../platform/config/setting-refused';
import { IDS } from '../../../../platform/ids';
import { readInstallation } from '../../account-streams';
import { emailAddressDecider, emailStream } from '../../domain/email-address.decider';
import type { EmailAddressEvent, EmailClaimed } from '../../domain/email-address.events';
import { passwordFault } from '../../domain/password-rules';
import { userStream } from '../../domain/user';
import { userDecider } from '../../domain/user.decider';
import { AccountKeys } from '../../keys/account-keys';
import { PasswordHasher } from '../../passwords/password-hasher';
import { completeActivation } from '../verify-account/complete-activation';

const isClaim = (event: Recorded<EmailAddressEvent>): event is Recorded<EmailClaimed> => event.type === 'EmailClaimed';

/**
 * Sees to it that an installation has an administrator: the one that ADMIN_EMAIL names, or whoever registers through the
 * setup link, which is printed at each start until somebody has.
 */
@Injectable()
export class FirstAdministrator implements OnApplicationBootstrap {
  private readonly logger = new Logger(FirstAdministrator.name);

  constructor(
    private readonly runner: DeciderRunner,
    private readonly keys: AccountKeys,
    private readonly hasher: PasswordHasher,
    @Inject(IDS) private readonly ids: Ids,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.config.roles.has('web')) return;
    const { appointed } = await readInstallation(this.runner);
    if (appointed) return;
    const { firstAdmin, publicUrl } = this.config;
    if (firstAdmin !== undefined) return this.appoint(firstAdmin.email, firstAdmin.password);
    process.stdout.write(`Register the administrator at ${publicUrl}/register?grant=${this.keys.setupToken().token}\n`);
  }

  private async appoint(email: string, password: string): Promise<void> {
    const fault = passwordFault(password, email);
    if (fault !== null) throw new SettingRefused(`ADMIN_PASSWORD: ${fault.message}.`);
    const commandId = this.ids.next();
    const context: CommandContext = {
      commandId,
      correlationId: commandId,
      actor: SYSTEM,
      now: new Date(timeOfId(commandId)),
    };
    const userId = entityId(context, 'user');
    const passwordHash = await this.hasher.hash(password);
    const registration = {
      userId,
      email,
      memberType: 'coordinator' as const,
      referralCode: null,
      grant: null,
      pendingTracker: null,
      verification: null,
      asAdministrator: true,
      browser: null,
    };
    const claim = { type: 'ClaimEmail' as const, userId, firstName: 'Administrator', lastName: '', passwordHash };

    const registered = await this.runner.run(
      userDecider,
      userStream(userId),
      { type: 'Register', registration },
      context,
    );
    const claimed = isRefusal(registered)
      ? registered
      : await this.runner.run(emailAddressDecider, emailStream(this.keys.emailKey(email)), claim, context);
    const claimedBy = isRefusal(claimed) ? undefined : claimed.events.find(isClaim);
    if (claimedBy === undefined) {
      this.logger.warn('ADMIN_EMAIL has an account already: grant it roles with `npm run aidy -- users grant`.');
      return;
    }
    await completeActivation(this.runner, claimedBy);
  }
}
