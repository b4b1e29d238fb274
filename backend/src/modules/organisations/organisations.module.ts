import { inviteEvents } from '#events/organisations/invite.events';
import { invitedAddressEvents } from '#events/organisations/invited-address.events';
import { provideOutboundKind } from '#modules/outbound/published';
import { provideResource } from '#platform/administration/resource';
import { area } from '#platform/area/area';
import { CLOCK } from '#platform/clock';
import { StreamReader } from '#platform/command-handling/stream-reader';
import { CONFIG } from '#platform/config/config';
import { SECRETS, type Secrets } from '#platform/config/secrets';
import { KEY_STORE } from '#platform/crypto/key-store';
import { provideExpiry } from '#platform/expiry/expiring';
import { MAILER } from '#platform/mail/mailer';
import { OUTBOX } from '#platform/mail/outbox-folder';
import { provideProcess } from '#platform/processes/contributions';
import { READ_STORE } from '#platform/read-store/read-store';
import { invites } from '#projections/organisations/invites/invites.projection';
import { invitesResource } from './administration/invites.resource';
import { NewInvite, SendInviteAgain } from './commands/invites.routes';
import { Join } from './commands/join.route';
import { WithdrawInvite } from './commands/withdraw-invite.route';
import { ADDRESS_HAS_ACCOUNT, INVITE_USED } from './domain/invite-link';
import { inviteExpiry } from './invite-expiry';
import { InviteKeys } from './invite-keys';
import { inviteMailKind } from './mails/invite-mail.kind';
import { closedInvitesForgetAddresses, invitesLeadToMails, usedInvitesMakeAccounts } from './processes/invites.process';
import { GetInvite } from './queries/get-invite.query';
import { GetOrganisation } from './queries/organisation.query';

/** Administrators invite people to organisations; who joins belongs to one. */
export const organisationsArea = area('organisations', {
  events: [inviteEvents, invitedAddressEvents],
  readModels: [invites],
  processes: [
    invitesLeadToMails,
    usedInvitesMakeAccounts,
    provideProcess(closedInvitesForgetAddresses, KEY_STORE, OUTBOX),
  ],
  refusals: [INVITE_USED, ADDRESS_HAS_ACCOUNT],
  routes: { NewInvite, SendInviteAgain, Join, GetInvite, GetOrganisation, WithdrawInvite },
  providers: [
    { provide: InviteKeys, inject: [SECRETS], useFactory: ({ dataKey }: Secrets) => new InviteKeys(dataKey) },
    provideExpiry(inviteExpiry),
    provideOutboundKind(inviteMailKind, StreamReader, READ_STORE, InviteKeys, MAILER, OUTBOX, CLOCK, CONFIG),
    provideResource(invitesResource, READ_STORE),
  ],
});
