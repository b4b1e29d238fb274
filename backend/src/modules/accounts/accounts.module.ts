import { Global, Module } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CLOCK } from '#platform/clock';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import { CONFIG } from '#platform/config/config';
import { SECRETS, type Secrets } from '#platform/config/secrets';
import { KEY_STORE } from '#platform/crypto/key-store';
import { EVENT_STORE } from '#platform/event-store/event-store';
import { CALLERS } from '#platform/http/callers';
import { IDS } from '#platform/ids';
import { JOB_QUEUE } from '#platform/jobs/job-queue';
import { OUTBOX } from '#platform/mail/outbox-folder';
import { operating } from '#platform/operator/operator-command';
import { Erasures, processing } from '#platform/processes/contributions';
import { projecting, reacting } from '#platform/projection-runner/contributions';
import { ProjectionRunner } from '#platform/projection-runner/projection-runner';
import { READ_STORE } from '#platform/read-store/read-store';
import { accounts } from '#projections/accounts/accounts/accounts.projection';
import { dueMails } from '#projections/accounts/due-mails/due-mails.projection';
import { sessions } from '#projections/accounts/sessions/sessions.projection';
import { FirstAdministrator } from './commands/appoint-administrator/first-administrator';
import { EndSessionsHandler } from './commands/end-sessions/end-sessions.command';
import { EraseUserHandler } from './commands/erase-user/erase-user.command';
import { GrantRoleHandler } from './commands/grant-role.command';
import { IssuePasswordResetHandler } from './commands/issue-password-reset/issue-password-reset.command';
import { RefreshTokenHandler } from './commands/refresh-token/refresh-token.command';
import { RefreshTokenEndpoint } from './commands/refresh-token/refresh-token.endpoint';
import { ResetPasswordHandler } from './commands/reset-password/reset-password.command';
import { ResetPasswordEndpoint } from './commands/reset-password/reset-password.endpoint';
import { RevokeRoleHandler } from './commands/revoke-role.command';
import { SendResetEmailHandler } from './commands/send-reset-email/send-reset-email.command';
import { SendResetEmailEndpoint } from './commands/send-reset-email/send-reset-email.endpoint';
import { SendVerifyEmailHandler } from './commands/send-verify-email/send-verify-email.command';
import { SendVerifyEmailEndpoint } from './commands/send-verify-email/send-verify-email.endpoint';
import { SignInHandler } from './commands/sign-in/sign-in.command';
import { SignInEndpoint } from './commands/sign-in/sign-in.endpoint';
import { SignOutHandler } from './commands/sign-out/sign-out.command';
import { SignOutEndpoint } from './commands/sign-out/sign-out.endpoint';
import {
  UpdateAudioPreferenceEndpoint,
  UpdateAudioPreferenceHandler,
} from './commands/update-audio-preference.command';
import { UpdateEmailSendTimeEndpoint, UpdateEmailSendTimeHandler } from './commands/update-email-send-time.command';
import { VerifyAccountHandler } from './commands/verify-account/verify-account.command';
import { VerifyAccountEndpoint } from './commands/verify-account/verify-account.endpoint';
import { AccountKeys } from './keys/account-keys';
import { AccountMailWorker } from './mails/account-mail.worker';
import { DueMails } from './mails/due-mails';
import { usersCommand } from './operator/users.command';
import { OutboxBrowsers } from './outbox/outbox-browsers';
import { OutboxMails } from './outbox/outbox-mails';
import { OutboxController } from './outbox/outbox.controller';
import { PasswordHasher } from './passwords/password-hasher';
import {
  activationsMakePendingTrackers,
  administratorHoldsRoles,
  claimsActivateAccounts,
  setupAppointsAdministrator,
} from './processes/activation.process';
import { erasuresDestroyKeys, erasuresReachEveryArea, newPasswordsEndSessions } from './processes/erasure.process';
import { CheckStaffEndpoint } from './queries/check-staff/check-staff.endpoint';
import { CheckGrantEndpoint } from './queries/check-grant/check-grant.endpoint';
import { CheckLinkEndpoint } from './queries/check-link/check-link.endpoint';
import { CheckStaffHandler } from './queries/check-staff/check-staff.query';
import { GetConfigEndpoint } from './queries/get-config/get-config.endpoint';
import { GetUserEndpoint } from './queries/get-user/get-user.endpoint';
import { GetUserHandler } from './queries/get-user/get-user.query';
import { ValidateTokenEndpoint } from './queries/validate-token/validate-token.endpoint';
import { ValidateTokenHandler } from './queries/validate-token/validate-token.query';
import { accountMailsReactor } from './reactors/account-mails.reactor';
import { erasedTracesReactor } from './reactors/erased-traces.reactor';
import { RegistrationExpiry } from './registrations/registration-expiry';
import { AccountCallers } from './sessions/account-callers';
import { SessionOpener } from './sessions/session-opener';

/** Global, since every access token is checked against its account. */
@Global()
@Module({
  controllers: [
    SendVerifyEmailEndpoint,
    VerifyAccountEndpoint,
    SignInEndpoint,
    RefreshTokenEndpoint,
    SignOutEndpoint,
    SendResetEmailEndpoint,
    ResetPasswordEndpoint,
    UpdateEmailSendTimeEndpoint,
    UpdateAudioPreferenceEndpoint,
    GetUserEndpoint,
    CheckStaffEndpoint,
    ValidateTokenEndpoint,
    CheckGrantEndpoint,
    CheckLinkEndpoint,
    GetConfigEndpoint,
    OutboxController,
  ],
  providers: [
    SendVerifyEmailHandler,
    VerifyAccountHandler,
    SignInHandler,
    RefreshTokenHandler,
    SignOutHandler,
    SendResetEmailHandler,
    ResetPasswordHandler,
    UpdateEmailSendTimeHandler,
    UpdateAudioPreferenceHandler,
    EndSessionsHandler,
    EraseUserHandler,
    GrantRoleHandler,
    IssuePasswordResetHandler,
    RevokeRoleHandler,
    GetUserHandler,
    CheckStaffHandler,
    ValidateTokenHandler,
    SessionOpener,
    { provide: CALLERS, useClass: AccountCallers },
    FirstAdministrator,
    AccountMailWorker,
    DueMails,
    RegistrationExpiry,
    OutboxBrowsers,
    OutboxMails,
    PasswordHasher,
    { provide: AccountKeys, inject: [SECRETS], useFactory: ({ dataKey }: Secrets) => new AccountKeys(dataKey) },
    projecting(accounts, sessions, dueMails),
    reacting(accountMailsReactor, JOB_QUEUE),
    processing(() => claimsActivateAccounts),
    processing(() => setupAppointsAdministrator),
    processing(() => administratorHoldsRoles),
    processing(() => activationsMakePendingTrackers),
    processing(erasuresDestroyKeys, KEY_STORE, OUTBOX),
    processing(erasuresReachEveryArea, Erasures),
    processing(() => newPasswordsEndSessions),
    reacting(erasedTracesReactor, ProjectionRunner, EVENT_STORE),
    operating(usersCommand, CommandBus, READ_STORE, ProjectionRunner, DeciderRunner, AccountKeys, CLOCK, IDS, CONFIG),
  ],
  exports: [CALLERS],
})
export class AccountsModule {}
