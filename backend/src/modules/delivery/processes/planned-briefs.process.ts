import { type Destination, briefIdOf, deliveryEvents } from '#events/delivery/delivery.events';
import { planEffect } from '#modules/outbound/published';
import { processOf } from '#platform/processes/process';
import { BRIEF_EFFECTS } from '#events/delivery/brief-effects';

/** A brief that is not accepted within a day is no news any more. */
const DAY_MS = 86_400_000;

const partOf = (index: number, { channelId }: Destination): string =>
  channelId === null ? String(index) : `${index}/${channelId}`;

/** Each brief is sent to each of its destinations. */
export const plannedBriefs = processOf(deliveryEvents, {
  name: 'planned-briefs',
  on: ['BriefsPlanned'],
  mayLag: true,
  react: (event) =>
    event.data.briefs.flatMap(({ to }, index) =>
      to.map((destination) => {
        const { kind, channelId } = destination;
        return planEffect(event, {
          kind: BRIEF_EFFECTS[kind],
          part: partOf(index, destination),
          userId: event.data.userId,
          subject: { briefId: briefIdOf(event.id, index), ...(channelId === null ? {} : { channelId }) },
          expiresAt: new Date(Date.parse(event.metadata.occurred_at) + DAY_MS).toISOString(),
        });
      }),
    ),
});
