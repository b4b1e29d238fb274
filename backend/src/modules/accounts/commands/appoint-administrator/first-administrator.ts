import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { GOOGLE } from '#events/accounts/user.events';
import { isRefusal } from '#kernel/decider';
import { type Ids, timeOfId } from '#kernel/ids';
import { entityId, ofTheSystem } from '#platform/command-handling/command-context';
import { CommandRunner } from '#platform/command-handling/command-runner';
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
import { providerNames } from '../../local-sign-in';
import { PasswordHasher } from '../../passwords/password-hasher';

type LinkedBy = { readonly has_google: true } | { readonly oidc_issuer: string };

/**
 * Ensures that the installation has an administrator: the account of ADMIN_EMAIL, or the one registered through the
 * setup link, which is printed at each start until it has been used. Without local sign-in, refuses to start if no
 * administrator could sign in.
 */
@Injectable()
export class FirstAdministrator implements OnApplicationBootstrap {
  private readonly logger = new Logger(FirstAdministrator.name);

  constructor(
    private readonly runner: CommandRunner,
    private readonly keys: AccountKeys,
    private readonly hasher: PasswordHasher,
    @Inject(IDS) private readonly ids: Ids,
    @Inject(CONFIG) private readonly config: Pick<Config, 'roles' | 'publicUrl'>,
    @Inject(accountsSettings.port) private readonly settings: AccountsSettings,
    @Inject(READ_STORE) private readonly documents: ReadStore,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.config.roles.has('web')) return;
    const { appointed } = await this.runner.streams.stateOf(installationDecider, INSTALLATION);
    const { firstAdmin } = this.settings;
    if (appointed) return this.refuseLockout();
    if (firstAdmin !== undefined) return this.appoint(firstAdmin.email, firstAdmin.password);
    process.stdout.write(
      `Register the administrator at ${this.config.publicUrl}/register?grant=${this.keys.setupToken().token}\n`,
    );
  }

  /** Whether an administrator's account is linked to one of these providers. */
  async isLinked(providers: readonly LinkedBy[]): Promise<boolean> {
    for (const provider of providers) {
      const [one] = await this.documents.find(accounts, { ...provider, roles: 'admin' }, { limit: 1 });
      if (one !== undefined) return true;
    }
    return false;
  }

  private async refuseLockout(): Promise<void> {
    const { localSignIn, google, oidc } = this.settings;
    if (localSignIn || (await this.canLinkFirst())) return;
    const isGoogle = google !== undefined || oidc?.issuer === GOOGLE;
    const providers: LinkedBy[] = isGoogle ? [{ has_google: true }] : [];
    if (oidc !== undefined) providers.push({ oidc_issuer: oidc.issuer });
    if (await this.isLinked(providers)) return;
    const names = providerNames(this.settings);
    throw new SettingRefused(
      `LOCAL_SIGN_IN=off would lock out every administrator: none of them has signed in with ${names}. ` +
        `Start with LOCAL_SIGN_IN=on, sign in with ${names} as one, and turn it off then.`,
    );
  }

  /** Whether ADMIN_EMAIL belongs to an administrator, who can link it to a provider with its password. */
  private async canLinkFirst(): Promise<boolean> {
    const { firstAdmin } = this.settings;
    if (firstAdmin === undefined) return false;
    const address = await this.runner.streams.stateOf(emailAddressDecider, this.keys.emailKey(firstAdmin.email));
    if (address.status === 'free') return false;
    const user = await this.runner.streams.stateOf(userDecider, address.userId);
    return user.status === 'active' && user.roles.includes('admin') && user.passwordHash !== null;
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
      identity: null,
    };

    const registered = await this.runner.run(userDecider, userId, { type: 'Register', registration }, context);
    const claimed = isRefusal(registered)
      ? registered
      : await this.runner.run(emailAddressDecider, this.keys.emailKey(email), claim, context);
    if (!isRefusal(claimed)) return;
    this.logger.warn('ADMIN_EMAIL already has an account: grant it roles with `npm run aidy -- users grant`.');
  }
}
