import { projection, put } from '#kernel/projection';
import { type DeliveryEvent, briefIdOf, deliveryEvents } from '#events/delivery/delivery.events';

/** In which brief a user was told something. */
export interface BriefOfNews {
  readonly _id: string;
  readonly brief_id: string;
}

export const toldTo = (userId: string, newsId: string): string => `${userId}/${newsId}`;

export const briefsOfNews = projection<DeliveryEvent, BriefOfNews>({
  name: 'briefs-of-news',
  from: [deliveryEvents],
  project(event) {
    if (event.type !== 'BriefsPlanned') return [];
    const { userId, briefs } = event.data;
    return briefs.flatMap(({ news }, index) =>
      news.map(({ newsId }) => put<BriefOfNews>({ _id: toldTo(userId, newsId), brief_id: briefIdOf(event.id, index) })),
    );
  },
});
