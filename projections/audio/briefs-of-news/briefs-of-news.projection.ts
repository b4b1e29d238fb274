import { type DeliveryEvent, briefIdOf, deliveryEvents } from '#events/delivery/delivery.events';
import { type ForgottenBriefsEvent, forgottenBriefsEvents } from '#events/delivery/forgotten-briefs.events';
import { projection, put, remove } from '#kernel/projection';

/** The brief in which a user was told something. */
export interface BriefOfNews {
  readonly _id: string;
  readonly brief_id: string;
}

export const newsOfUser = (userId: string, newsId: string): string => `${userId}/${newsId}`;

export const briefsOfNews = projection<DeliveryEvent | ForgottenBriefsEvent, BriefOfNews>({
  name: 'briefs-of-news',
  from: [deliveryEvents, forgottenBriefsEvents],
  project(event) {
    if (event.type === 'BriefsForgotten')
      return event.data.briefs.flatMap(({ userId, newsIds }) => newsIds.map((id) => remove(newsOfUser(userId, id))));
    if (event.type !== 'BriefsPlanned') return [];
    const { userId, briefs } = event.data;
    return briefs.flatMap(({ news }, index) =>
      news.map(({ newsId }) =>
        put<BriefOfNews>({ _id: newsOfUser(userId, newsId), brief_id: briefIdOf(event.id, index) }),
      ),
    );
  },
});
