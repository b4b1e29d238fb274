import type { BriefScope } from '#events/delivery/brief-scope';
import {
  type Brief,
  type DeliveryEvent,
  type Destination,
  type DroppedBecause,
  type News,
  destinationKey,
} from '#events/delivery/delivery.events';
import type { DailyTime } from '#kernel/daily-time';
import type { Decision } from '#kernel/decider';
import { type BriefRoute, type Delivery, isFirst, isPaused, newsOf } from './delivery';
import { dailySlot } from './send-time';

export interface PlanBriefs {
  readonly type: 'PlanBriefs';
  readonly userId: string;
  readonly now: string;
  readonly daily: DailyTime;
  /** Routes by tracker. News of a tracker without a route came in after the routes were read; it keeps waiting. */
  readonly routes: Readonly<Record<string, BriefRoute>>;
}

type DueNews = Delivery['waiting'][number] & { readonly route: BriefRoute };

const keyOf = (scope: BriefScope, to: readonly Destination[]): string =>
  JSON.stringify([scope, to.map(destinationKey).toSorted()]);

/** Briefs of these news, and what is dropped. */
const briefsOf = (due: readonly DueNews[], paused: Delivery['paused']) => {
  const briefs = new Map<string, Omit<Brief, 'news'> & { readonly news: News[] }>();
  const dropped: { readonly newsId: string; readonly because: DroppedBecause }[] = [];
  for (const news of due) {
    const { newsId, trackerId, route } = news;
    if (route.kind === 'dropped') {
      dropped.push({ newsId, because: route.because });
      continue;
    }
    const to = route.to.filter((destination) => !isPaused(destination, paused));
    if (to.length === 0 && route.isHeard === undefined) {
      dropped.push({ newsId, because: 'no_destination' });
      continue;
    }
    const scope: BriefScope = isFirst(news) ? { kind: 'tracker', trackerId } : route.scope;
    const key = isFirst(news) ? newsId : keyOf(scope, to);
    const brief = briefs.get(key) ?? { scope, to, news: [] };
    brief.news.push(newsOf(news));
    briefs.set(key, brief);
  }
  return { briefs: [...briefs.values()] satisfies readonly Brief[], dropped };
};

const latestOf = (times: readonly string[]): string | undefined => times.toSorted().at(-1);

/** Briefs of what is due; what missed its daily time by too much waits for the next one. */
export const decideBriefs = (
  { userId, now, daily, routes }: PlanBriefs,
  { waiting, lastSlot, paused }: Delivery,
): Decision<DeliveryEvent> => {
  const due = waiting.flatMap((news): readonly DueNews[] => {
    const route = news.dueAt <= now ? routes[news.trackerId] : undefined;
    return route === undefined ? [] : [{ ...news, route }];
  });
  if (due.length === 0) return [];
  const slot = dailySlot(daily, new Date(now), lastSlot === null ? null : new Date(lastSlot));
  const waits = (news: DueNews): boolean => slot.kind === 'wait' && !isFirst(news) && news.route.kind === 'sent';
  const late = due.filter(waits);
  const published = due.filter((news) => !waits(news));
  const { briefs, dropped } = briefsOf(published, paused);
  const isDaily = briefs.some(({ news }) => news.some((each) => !isFirst(each)));
  const dueAt = isDaily ? slot.at.toISOString() : latestOf(published.map((news) => news.dueAt));
  const moved: DeliveryEvent = {
    type: 'NewsRescheduled',
    data: { userId, newsIds: late.map(({ newsId }) => newsId), dueAt: slot.at.toISOString() },
  };
  return [
    ...(late.length === 0 ? [] : [moved]),
    ...(dueAt === undefined ? [] : [{ type: 'BriefsPlanned' as const, data: { userId, briefs, dropped, dueAt } }]),
  ];
};
