import { referralEvents } from '#events/referrals/referral.events';
import { provideOutboundKind } from '#modules/outbound/published';
import { trackersSettings } from '#modules/trackers/published';
import { provideResource } from '#platform/administration/resource';
import { area } from '#platform/area/area';
import { StreamReader } from '#platform/command-handling/stream-reader';
import { CONFIG } from '#platform/config/config';
import { provideExport } from '#platform/export/contributions';
import { MAILER } from '#platform/mail/mailer';
import { OUTBOX } from '#platform/mail/outbox-folder';
import { provideProcess } from '#platform/processes/contributions';
import { READ_STORE } from '#platform/read-store/read-store';
import { referrals } from '#projections/referrals/referrals/referrals.projection';
import { referralsResource } from './administration/referrals.resource';
import { RedeemReferralHandler } from './commands/redeem-referral.command';
import { Refer } from './commands/refer.route';
import { referralMailKind } from './mails/referral-mail.kind';
import {
  invitationsLeadToMails,
  newAddressesRedeemReferrals,
  referralsGrantDailyTrackers,
} from './processes/referrals.process';
import { referralsOfUser } from './queries/referrals-of-user';

/** Users invite others; when one of them registers, both may have one more daily tracker. */
export const referralsArea = area('referrals', {
  events: [referralEvents],
  readModels: [referrals],
  processes: [
    invitationsLeadToMails,
    newAddressesRedeemReferrals,
    provideProcess(referralsGrantDailyTrackers, trackersSettings.port),
  ],
  routes: { Refer },
  providers: [
    RedeemReferralHandler,
    provideOutboundKind(referralMailKind, StreamReader, READ_STORE, MAILER, OUTBOX, CONFIG),
    provideResource(referralsResource, READ_STORE),
    provideExport(referralsOfUser, StreamReader),
  ],
});
