import { type UserEvent, userEvents } from '#events/accounts/user.events';
import type { Clock } from '#kernel/clock';
import { HOUR_MS, MINUTE_MS } from '#kernel/durations';
import { type OutboundKind, type AttemptOutcome } from '#modules/outbound/published';
import type { StreamReader } from '#platform/command-handling/stream-reader';
import type { Config } from '#platform/config/config';
import type { Mailer } from '#platform/mail/mailer';
import type { OutboxFolder } from '#platform/mail/outbox-folder';
import { userDecider } from '../domain/user.decider';
import type { AccountKeys } from '../keys/account-keys';
import { accountMail, asksForMail } from './account-mail';

export const ACCOUNT_MAIL = 'account-mail';

/** Retries that together take most of a day, for which a mail server may be down. */
const SCHEDULE = { attempts: 30, firstPauseMs: 2000, longestPauseMs: HOUR_MS };

/** Mails about accounts. They are written when an attempt is made, so that only ids are stored until then. */
export const accountMailKind = (
  streams: Pick<StreamReader, 'history' | 'stateOf'>,
  keys: AccountKeys,
  mailer: Pick<Mailer, 'send'>,
  outbox: Pick<OutboxFolder, 'forget'>,
  clock: Clock,
  config: Pick<Config, 'productName' | 'publicUrl'>,
): OutboundKind => ({
  kind: ACCOUNT_MAIL,
  concurrency: 4,
  timeoutMs: MINUTE_MS,
  ...SCHEDULE,
  async perform({ key, userId, subject }): Promise<AttemptOutcome> {
    const history = await streams.history<UserEvent>(userEvents.stream(userId));
    const user = history.reduce(userDecider.evolve, userDecider.initialState);
    const request = history.find(({ id }) => id === subject.requestedBy);
    if (request === undefined || !asksForMail(request)) return { kind: 'cancelled', reason: 'unknown_request' };
    const mail = accountMail(key, request, user, config, keys, clock.now().toISOString());
    if (mail === null) return { kind: 'cancelled', reason: 'not_needed' };
    const outcome = await mailer.send(mail);
    // The erasure may have emptied the outbox just before this mail was put there.
    if ((await streams.stateOf(userDecider, userId)).status === 'erased') await outbox.forget(userId);
    return outcome;
  },
});
