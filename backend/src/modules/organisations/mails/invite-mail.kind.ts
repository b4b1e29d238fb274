import { type InviteEvent, type InviteMailRequest, inviteEvents } from '#events/organisations/invite.events';
import type { Clock } from '#kernel/clock';
import { HOUR_MS, MINUTE_MS } from '#kernel/durations';
import type { Recorded } from '#kernel/recorded-event';
import { type AccountDocument, accounts } from '#modules/accounts/published';
import type { OutboundKind, AttemptOutcome } from '#modules/outbound/published';
import type { StreamReader } from '#platform/command-handling/stream-reader';
import type { Config } from '#platform/config/config';
import { letterHtml, letterText } from '#platform/mail/letter';
import type { Mailer } from '#platform/mail/mailer';
import type { OutboxFolder } from '#platform/mail/outbox-folder';
import type { ReadStore } from '#platform/read-store/read-store';
import { inviteDecider } from '../domain/invite.decider';
import type { InviteKeys } from '../invite-keys';
import { inviteLetter } from './invite-letter';

export const INVITE_MAIL = 'invite-mail';

/** Together most of a day, for which a mail server may be down. */
const SCHEDULE = { attempts: 30, firstPauseMs: 2000, longestPauseMs: HOUR_MS };

const isRequest = (event: Recorded<InviteEvent>): event is Recorded<InviteMailRequest> =>
  event.type === 'InviteMade' || event.type === 'InviteSentAgain';

/** Whom to ask, with their address: administrators are accountable by name. */
const administratorOf = (account: AccountDocument | undefined) => {
  const name = [account?.first_name, account?.last_name].join(' ').trim();
  return { name: name === '' ? 'An administrator' : name, email: account?.email ?? null };
};

export const inviteMailKind = (
  streams: Pick<StreamReader, 'history' | 'stateOf'>,
  reads: Pick<ReadStore, 'get'>,
  keys: InviteKeys,
  mailer: Pick<Mailer, 'send'>,
  outbox: Pick<OutboxFolder, 'forget'>,
  clock: Clock,
  { productName, publicUrl }: Pick<Config, 'productName' | 'publicUrl'>,
): OutboundKind => ({
  kind: INVITE_MAIL,
  concurrency: 4,
  timeoutMs: MINUTE_MS,
  ...SCHEDULE,
  async perform({ key, userId, subject }): Promise<AttemptOutcome> {
    const history = await streams.history<InviteEvent>(inviteEvents.stream(userId));
    const request = history.filter(isRequest).find(({ id }) => id === subject.requestedBy);
    const invite = history.reduce(inviteDecider.evolve, inviteDecider.initialState);
    if (request === undefined || invite.status !== 'open' || invite.email === null)
      return { kind: 'cancelled', reason: 'not_needed' };
    if (clock.now().toISOString() >= invite.expiresAt) return { kind: 'cancelled', reason: 'link_expired' };
    const letter = inviteLetter({
      productName,
      orgName: invite.organisation.name,
      administrator: administratorOf(await reads.get(accounts, invite.invitedBy)),
      link: keys.address(publicUrl, userId, invite.organisation),
    });
    const outcome = await mailer.send({
      messageId: `${key}@${new URL(publicUrl).hostname}`,
      date: new Date(request.metadata.occurred_at),
      to: invite.email,
      recipientId: userId,
      subject: `You are invited to ${productName}`,
      html: letterHtml(letter),
      text: letterText(letter),
      askedBy: request.data.browser,
    });
    // A withdrawal may have emptied the outbox just before this mail was put there.
    if ((await streams.stateOf(inviteDecider, userId)).status === 'closed') await outbox.forget(userId);
    return outcome;
  },
});
