import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { isRefusal } from '#kernel/decider';
import { type Ids, timeOfId } from '#kernel/ids';
import { entityId, ofTheSystem } from '#platform/command-handling/command-context';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import { CONFIG, type Config } from '#platform/config/config';
import { SettingRefused } from '#platform/config/setting-refused';
import { IDS } from '#platform/ids';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { accounts } from '#projections/accounts/accounts/accounts.projection';
import { type AccountsSettings, accountsSettings } from '../../accounts.settings';
import { emailAddressDecider } from '../../domain/email-address.decider';
import { INSTALLATION, installationDecider } from '../../domain/installation.decider';
import { passwordFault } from '../../domain/password-rules';
import { userDecider } from '../../domain/user.decider';
import { AccountKeys } from '../../keys/account-keys';
import { PasswordHasher } from '../../passwords/password-hasher';

/**
 * Ensures that the installation has an administrator: the account of ADMIN_EMAIL, or the one registered through the
 * setup link, which is printed at each start until it has been used. Without local sign-in, refuses to start where no
 * administrator could come in.
 */
@Injectable()
export class FirstAdministrator implements OnApplicationBootstrap {
  private readonly logger = new Logger(FirstAdministrator.name);

  constructor(
    private readonly runner: DeciderRunner,
    private readonly keys: AccountKeys,
    private readonly hasher: PasswordHasher,
    @Inject(IDS) private readonly ids: Ids,
    @Inject(CONFIG) private readonly config: Pick<Config, 'roles' | 'publicUrl'>,
    @Inject(accountsSettings.port) private readonly settings: AccountsSettings,
    @Inject(READ_STORE) private readonly documents: ReadStore,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.config.roles.has('web')) return;
    const { appointed } = await this.runner.stateOf(installationDecider, INSTALLATION);
    const { firstAdmin } = this.settings;
    if (appointed) return firstAdmin === undefined ? this.refuseLockout() : undefined;
    if (firstAdmin !== undefined) return this.appoint(firstAdmin.email, firstAdmin.password);
    process.stdout.write(
      `Register the administrator at ${this.config.publicUrl}/register?grant=${this.keys.setupToken().token}\n`,
    );
  }

  /** Whether Google opens the account of an administrator. */
  async isLinkedToGoogle(): Promise<boolean> {
    const [one] = await this.documents.find(accounts, { has_google: true, roles: 'admin' }, { limit: 1 });
    return one !== undefined;
  }

  /** With ADMIN_EMAIL, its account can sign in with Google and its password. */
  private async refuseLockout(): Promise<void> {
    if (this.settings.localSignIn || (await this.isLinkedToGoogle())) return;
    throw new SettingRefused(
      'LOCAL_SIGN_IN=off would lock out every administrator: none of them has signed in with Google. ' +
        'Start with LOCAL_SIGN_IN=on, sign in with Google as one, and turn it off then.',
    );
  }

  private async appoint(email: string, password: string): Promise<void> {
    const fault = passwordFault(password, email);
    if (fault !== null) throw new SettingRefused(`ADMIN_PASSWORD: ${fault.message}.`);
    const commandId = this.ids.next();
    const context = ofTheSystem(commandId, new Date(timeOfId(commandId)));
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
    const claim = {
      type: 'ClaimEmail' as const,
      userId,
      firstName: 'Administrator',
      lastName: '',
      passwordHash,
      google: null,
    };

    const registered = await this.runner.run(userDecider, userId, { type: 'Register', registration }, context);
    const claimed = isRefusal(registered)
      ? registered
      : await this.runner.run(emailAddressDecider, this.keys.emailKey(email), claim, context);
    if (!isRefusal(claimed)) return;
    this.logger.warn('ADMIN_EMAIL already has an account: grant it roles with `npm run aidy -- users grant`.');
  }
}
