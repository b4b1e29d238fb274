import { referralEvents } from '#events/referrals/referral.events';
import { delivering } from '#modules/outbound/published';
import { plansSettings } from '#modules/trackers/published';
import { administering } from '#platform/administration/resource';
import { area } from '#platform/area/area';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import { CONFIG } from '#platform/config/config';
import { exporting } from '#platform/export/contributions';
import { MAILER } from '#platform/mail/mailer';
import { OUTBOX } from '#platform/mail/outbox-folder';
import { processing } from '#platform/processes/contributions';
import { READ_STORE } from '#platform/read-store/read-store';
import { referrals } from '#projections/referrals/referrals/referrals.projection';
import { referralsResource } from './administration/referrals.resource';
import { RedeemReferralHandler } from './commands/redeem-referral.command';
import { ReferEndpoint, ReferHandler } from './commands/refer.command';
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
    processing(referralsGrantDailyTrackers, plansSettings.port),
  ],
  endpoints: [ReferEndpoint],
  providers: [
    ReferHandler,
    RedeemReferralHandler,
    delivering(referralMailKind, DeciderRunner, READ_STORE, MAILER, OUTBOX, CONFIG),
    administering(referralsResource, READ_STORE),
    exporting(referralsOfUser, DeciderRunner),
  ],
});
