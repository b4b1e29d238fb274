import { DiscoveryModule } from '@nestjs/core';
import { CommandBus } from '@nestjs/cqrs';
import { apiTokenEvents } from '#events/accounts/api-token.events';
import { channelsEvents } from '#events/accounts/channels.events';
import { emailAddressEvents } from '#events/accounts/email-address.events';
import { identityEvents } from '#events/accounts/identity.events';
import { impersonationEvents } from '#events/accounts/impersonation.events';
import { installationEvents } from '#events/accounts/installation.events';
import { sessionEvents } from '#events/accounts/session.events';
import { userEvents } from '#events/accounts/user.events';
import { provideOutboundKind } from '#modules/outbound/published';
import { trackersSettings } from '#modules/trackers/published';
import { provideResource } from '#platform/administration/resource';
import { area } from '#platform/area/area';
import { EVENT_CATEGORIES } from '#platform/area/event-categories';
import { CLOCK } from '#platform/clock';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { KnownStreams } from '#platform/command-handling/known-streams';
import { StreamReader } from '#platform/command-handling/stream-reader';
import { CONFIG } from '#platform/config/config';
import { SECRETS, type Secrets } from '#platform/config/secrets';
import { KEY_STORE } from '#platform/crypto/key-store';
import { EVENT_STORE, type EventStore } from '#platform/event-store/event-store';
import { provideExpiry } from '#platform/expiry/expiring';
import { provideExport } from '#platform/export/contributions';
import { FILE_STORE } from '#platform/file-store/file-store';
import { owningFiles } from '#platform/file-store/sweep/file-owner';
import { CALLERS } from '#platform/http/access/callers';
import { SECOND_FACTOR_DEMANDS } from '#platform/http/access/second-factor-demands';
import { providePageSources } from '#platform/http/serving/page-sources';
import { IDS } from '#platform/ids';
import { MAILER } from '#platform/mail/mailer';
import { OUTBOX } from '#platform/mail/outbox-folder';
import { fromPorts } from '#platform/multi-provider';
import { provideOperatorCommand } from '#platform/operator/operator-command';
import { Erasures, provideProcess } from '#platform/processes/contributions';
import { provideReactor } from '#platform/projection-runner/contributions';
import { ProjectionRunner } from '#platform/projection-runner/projection-runner';
import { READ_STORE } from '#platform/read-store/read-store';
import { accounts } from '#projections/accounts/accounts/accounts.projection';
import { apiTokens } from '#projections/accounts/api-tokens/api-tokens.projection';
import { channels } from '#projections/accounts/channels/channels.projection';
import { impersonations } from '#projections/accounts/impersonations/impersonations.projection';
import { sessions } from '#projections/accounts/sessions/sessions.projection';
import { accountsSettings } from './accounts.settings';
import { EndImpersonationOfUser, RevokeApiTokenOfUser } from './administration/access-administration.routes';
import { apiTokensResource } from './administration/api-tokens.resource';
import { impersonationsResource } from './administration/impersonations.resource';
import { ReadPrivateDataHandler } from './administration/read-private-data.command';
import { sessionsResource } from './administration/sessions.resource';
import { UnmaskUserHandler, UnmaskUserRoute } from './administration/unmask-user.command';
import {
  EndUserSessions,
  EraseUserRoute,
  GrantUserRole,
  RevokeUserRole,
} from './administration/users-administration.routes';
import { usersResource } from './administration/users.resource';
import { AdmitMemberHandler } from './commands/admit-member.command';
import { FirstAdministrator } from './commands/appoint-administrator/first-administrator';
import { ChangePassword } from './commands/change-password.route';
import { DeleteAccount } from './commands/delete-account.route';
import { EndImpersonation } from './commands/end-impersonation.route';
import { EndSession } from './commands/end-session.route';
import { EndSessionsHandler } from './commands/end-sessions/end-sessions.command';
import { EraseUserHandler } from './commands/erase-user/erase-user.command';
import { GrantRoleHandler } from './commands/grant-role.command';
import { Impersonate } from './commands/impersonate.route';
import { IssueApiToken } from './commands/issue-api-token.route';
import { MuteChannel } from './commands/mute-channel.route';
import { RefreshToken } from './commands/refresh-token.route';
import { ReleaseErasedEmailHandler } from './commands/release-erased-email.command';
import { RemoveChannel } from './commands/remove-channel.route';
import { ResetPassword } from './commands/reset-password.route';
import { RevokeApiToken } from './commands/revoke-api-token.route';
import { RevokeApiTokensOfUserHandler } from './commands/revoke-api-tokens-of-user/revoke-api-tokens-of-user.command';
import { RevokeRoleHandler } from './commands/revoke-role.command';
import { AddChannel, ChangeChannel } from './commands/save-channel.route';
import { ConfirmSecondFactor } from './commands/second-factor/confirm-second-factor.route';
import { DisableSecondFactor } from './commands/second-factor/disable-second-factor.route';
import { OfferSecondFactor } from './commands/second-factor/offer-second-factor.route';
import { ProveSecondFactor } from './commands/second-factor/prove-second-factor.route';
import { SendResetEmail } from './commands/send-reset-email.route';
import { SendVerifyEmail } from './commands/send-verify-email/send-verify-email.route';
import { SignIn } from './commands/sign-in/sign-in.route';
import { SignOutElsewhereHandler } from './commands/sign-out-elsewhere/sign-out-elsewhere.command';
import { SignOutElsewhereRoute } from './commands/sign-out-elsewhere/sign-out-elsewhere.route';
import { SignOut } from './commands/sign-out.route';
import { UpdateAudioPreference } from './commands/update-audio-preference.route';
import { UpdateEmailSendTime } from './commands/update-email-send-time.route';
import { UpdateIntroduction } from './commands/update-introduction.route';
import { UpdateProfile } from './commands/update-profile.route';
import { UpdateTimezone } from './commands/update-timezone.route';
import { VerifyAccount } from './commands/verify-account.route';
import { INVALID_CREDENTIALS, SECOND_FACTOR_REQUIRED } from './domain/sign-in-refusals';
import { filesOfTheErased } from './files-of-the-erased';
import { googleButton } from './google/google-button';
import { GoogleCredentials } from './google/google-credentials';
import { AccountKeys } from './keys/account-keys';
import { accountMailKind } from './mails/account-mail.kind';
import { OidcProvider } from './oidc/oidc-provider';
import { BeginOidc, OidcCallback, OidcCredential } from './oidc/oidc.routes';
import { SealedSignIns } from './oidc/sealed-sign-ins';
import { usersCommand } from './operator/users.command';
import { OutboxBrowsers } from './outbox/outbox-browsers';
import { OutboxMails } from './outbox/outbox-mails';
import { OutboxController } from './outbox/outbox.endpoint';
import { PasswordHasher } from './passwords/password-hasher';
import { requestsLeadToMails } from './processes/account-mails.process';
import {
  activationsMakePendingTrackers,
  administratorHoldsRoles,
  claimsActivateAccounts,
  linksClaimIdentities,
  setupAppointsAdministrator,
} from './processes/activation.process';
import {
  erasuresCancelEffects,
  erasuresDeleteFiles,
  erasuresDestroyKeys,
  erasuresReachEveryArea,
  erasuresReleaseIdentities,
  erasuresRemoveChannels,
  erasuresRevokeApiTokens,
} from './processes/erasure.process';
import { newPasswordsEndSessions } from './processes/passwords.process';
import { ListApiTokens } from './queries/api-tokens/api-tokens.query';
import { ListChannels } from './queries/channels/channels.query';
import { CheckGrant } from './queries/check-grant/check-grant.query';
import { CheckLink } from './queries/check-link/check-link.query';
import { CheckStaff } from './queries/check-staff/check-staff.query';
import { accountParts } from './queries/export-account/account-parts';
import { ExportAccount } from './queries/export-account/export-account.query';
import { GetConfig } from './queries/get-config/config.query';
import { GetManifest } from './queries/get-config/manifest.query';
import { GetUser } from './queries/get-user/get-user.query';
import { ListImpersonations } from './queries/impersonations/impersonations.query';
import { ListPrivateReadings } from './queries/private-readings/private-readings.query';
import { ListSessions } from './queries/sessions/sessions.query';
import { ValidateToken } from './queries/validate-token/validate-token.query';
import { erasedTracesReactor } from './reactors/erased-traces.reactor';
import { registrationExpiry } from './registrations/registration-expiry';
import { AccountFactorDemands } from './second-factor/account-factor-demands';
import { SecondFactors } from './second-factor/second-factors';
import { SecondStep } from './second-factor/second-step';
import { AccountCallers } from './sessions/account-callers';
import { ApiTokenCallers } from './sessions/api-token-callers';
import { SessionOpener } from './sessions/session-opener';

/** Global, since every access token is checked against its account. */
export const accountsArea = area('accounts', {
  global: true,
  imports: [DiscoveryModule],
  events: [
    apiTokenEvents,
    channelsEvents,
    emailAddressEvents,
    identityEvents,
    impersonationEvents,
    installationEvents,
    sessionEvents,
    userEvents,
  ],
  readModels: [accounts, sessions, apiTokens, channels, impersonations],
  processes: [
    requestsLeadToMails,
    claimsActivateAccounts,
    linksClaimIdentities,
    setupAppointsAdministrator,
    administratorHoldsRoles,
    activationsMakePendingTrackers,
    provideProcess(erasuresDestroyKeys, KEY_STORE, OUTBOX),
    provideProcess(erasuresDeleteFiles, FILE_STORE),
    provideProcess(erasuresReachEveryArea, Erasures),
    erasuresReleaseIdentities,
    erasuresRemoveChannels,
    erasuresRevokeApiTokens,
    erasuresCancelEffects,
    newPasswordsEndSessions,
  ],
  refusals: [INVALID_CREDENTIALS, SECOND_FACTOR_REQUIRED],
  routes: {
    SendVerifyEmail,
    VerifyAccount,
    SignIn,
    // The key names the body in the OpenAPI document.
    Begin: BeginOidc,
    OidcCallback,
    OidcCredential,
    SendResetEmail,
    ResetPassword,
    ValidateToken,
    GetConfig,
    IssueApiToken,
    ListApiTokens,
    ListSessions,
    ListImpersonations,
    ListPrivateReadings,
    ListChannels,
    ExportAccount,
    GetUser,
    CheckStaff,
    CheckGrant,
    CheckLink,
    GetManifest,
    AddChannel,
    ChangeChannel,
    MuteChannel,
    EndSession,
    RemoveChannel,
    UpdateAudioPreference,
    UpdateEmailSendTime,
    UpdateIntroduction,
    UpdateProfile,
    UpdateTimezone,
    RefreshToken,
    SignOut,
    RevokeApiToken,
    OfferSecondFactor,
    ConfirmSecondFactor,
    DisableSecondFactor,
    ProveSecondFactor,
    Impersonate,
    EndImpersonation,
    ChangePassword,
    DeleteAccount,
    SignOutElsewhere: SignOutElsewhereRoute,
    GrantUserRole,
    RevokeUserRole,
    EndUserSessions,
    EraseUser: EraseUserRoute,
    UnmaskUser: UnmaskUserRoute,
    EndImpersonationOfUser,
    RevokeApiTokenOfUser,
  },
  endpoints: [OutboxController],
  providers: [
    GoogleCredentials,
    OidcProvider,
    SealedSignIns,
    SecondStep,
    RevokeApiTokensOfUserHandler,
    EndSessionsHandler,
    SignOutElsewhereHandler,
    EraseUserHandler,
    ReleaseErasedEmailHandler,
    ReadPrivateDataHandler,
    UnmaskUserHandler,
    GrantRoleHandler,
    AdmitMemberHandler,
    RevokeRoleHandler,
    SessionOpener,
    ApiTokenCallers,
    { provide: KnownStreams, inject: [EVENT_STORE], useFactory: (events: EventStore) => new KnownStreams(events) },
    SecondFactors,
    { provide: CALLERS, useClass: AccountCallers },
    { provide: SECOND_FACTOR_DEMANDS, useClass: AccountFactorDemands },
    providePageSources(googleButton, accountsSettings.port),
    FirstAdministrator,
    provideExpiry(registrationExpiry),
    OutboxBrowsers,
    OutboxMails,
    PasswordHasher,
    { provide: AccountKeys, inject: [SECRETS], useFactory: ({ dataKey }: Secrets) => new AccountKeys(dataKey) },
    provideResource(usersResource, READ_STORE, trackersSettings.port),
    provideResource(sessionsResource, READ_STORE),
    provideResource(impersonationsResource, READ_STORE, StreamReader),
    provideResource(apiTokensResource, READ_STORE),
    provideExport(accountParts, READ_STORE, StreamReader),
    owningFiles(filesOfTheErased, StreamReader),
    provideOutboundKind(accountMailKind, StreamReader, AccountKeys, MAILER, OUTBOX, CLOCK, CONFIG),
    provideReactor(erasedTracesReactor, ProjectionRunner, EVENT_STORE, EVENT_CATEGORIES),
    provideOperatorCommand(
      ...fromPorts(usersCommand, {
        commands: CommandBus,
        reads: READ_STORE,
        models: ProjectionRunner,
        runner: CommandRunner,
        keys: AccountKeys,
        clock: CLOCK,
        ids: IDS,
        categories: EVENT_CATEGORIES,
        config: CONFIG,
      }),
    ),
  ],
  exports: [CALLERS, SECOND_FACTOR_DEMANDS, OutboxBrowsers, AccountKeys, PasswordHasher, SessionOpener],
});
