import type { BriefScope, News } from '#events/delivery/delivery.events';
import { type Clock } from '#kernel/clock';
import { accounts } from '#modules/accounts/published';
import type { EffectKind, Outcome } from '#modules/outbound/published';
import type { ToldNewsOf } from '#modules/research/published';
import { titleOf, trackers } from '#modules/trackers/published';
import type { Config } from '#platform/config/config';
import type { EventStore } from '#platform/event-store/event-store';
import type { ReadModelProgress } from '#platform/http/read-model-progress';
import type { Mailer } from '#platform/mail/mailer';
import { findUpToDate } from '#platform/read-store/find-up-to-date';
import type { ReadStore } from '#platform/read-store/read-store';
import { type BriefDocument, briefs } from '#projections/delivery/briefs/briefs.projection';
import { type TrackerNews, composeBrief } from '../brief/compose-brief';
import { subjectOf } from '../brief/subject';
import { titleOfScope } from '../brief/title-of-scope';
import { briefHtml, briefText } from './brief-mail';
import type { UnsubscribeLinks } from './unsubscribe-links';

export const BRIEF_MAIL = 'brief-mail';

const HOUR_MS = 3_600_000;
/** Together a day, for which a mail server may be down. */
const SCHEDULE = { attempts: 30, firstPauseMs: 2000, longestPauseMs: HOUR_MS };

const cancelled = (reason: string): Outcome => ({ kind: 'cancelled', reason });

/** Mails with briefs. A brief is composed when an attempt is made, so that it tells nothing that was overruled meanwhile. */
export const briefMailKind = (
  reads: ReadStore,
  events: Pick<EventStore, 'lastPosition'>,
  progress: ReadModelProgress,
  told: ToldNewsOf,
  links: UnsubscribeLinks,
  mailer: Pick<Mailer, 'send'>,
  clock: Clock,
  config: Pick<Config, 'productName' | 'publicUrl'>,
): EffectKind => {
  const pageOf = (scope: BriefScope): string => {
    if (scope.kind === 'tracker') return `${config.publicUrl}/tracker/${scope.trackerId}`;
    return `${config.publicUrl}/list-trackers${scope.collectionId === null ? '' : `/${scope.collectionId}`}`;
  };

  const newsOf = async (trackerId: string, news: readonly News[], today: string): Promise<TrackerNews | null> => {
    const tracker = await reads.get(trackers, trackerId);
    if (tracker === undefined || tracker.deleted_at !== null) return null;
    const [newest, ...earlier] = (await told.find(trackerId, news, today)).toReversed();
    if (newest === undefined) return null;
    return {
      title: titleOf(tracker),
      url: pageOf({ kind: 'tracker', trackerId }),
      headline: earlier.length === 0 ? newest.title : null,
      lines: [newest, ...earlier].flatMap(({ lines }) => lines),
      more: [newest, ...earlier].reduce((sum, { more }) => sum + more, 0),
    };
  };

  const composed = async ({ scope, news }: BriefDocument, today: string) => {
    const trackerIds = [...new Set(news.map(({ trackerId }) => trackerId))];
    const found = await Promise.all(
      trackerIds.map((id) =>
        newsOf(
          id,
          news.filter(({ trackerId }) => trackerId === id),
          today,
        ),
      ),
    );
    const told = found.filter((each) => each !== null);
    const brief = composeBrief(told);
    if (brief === null) return null;
    return { brief, title: (await titleOfScope(reads, scope)) ?? '' };
  };

  return {
    kind: BRIEF_MAIL,
    concurrency: 4,
    timeoutMs: 60_000,
    ...SCHEDULE,
    async perform({ key, userId, subject: { briefId = '' } }): Promise<Outcome> {
      const [planned] = await findUpToDate({ events, progress, reads }, briefs, { _id: briefId });
      const account = await reads.get(accounts, userId);
      if (planned === undefined || account?.status !== 'active' || account.email === null)
        return cancelled('account_ended');
      const now = clock.now();
      const day = now.toISOString().slice(0, 10);
      const content = await composed(planned, day);
      if (content === null) return cancelled('nothing_left_to_tell');
      const { brief, title } = content;
      const isFirst = planned.news.every(({ updateId }) => updateId === null);
      const { productName, publicUrl } = config;
      const unsubscribe = links.linkTo({ userId, scope: planned.scope });
      const mail = { productName, title, url: pageOf(planned.scope), isFirst, day, brief, unsubscribe };
      return mailer.send({
        messageId: `${key}@${new URL(publicUrl).hostname}`,
        date: now,
        to: account.email,
        recipientId: userId,
        subject: subjectOf(title, brief, isFirst),
        html: briefHtml(mail),
        text: briefText(mail),
        askedBy: null,
        unsubscribe,
      });
    },
  };
};
