import { BRIEF_EFFECTS } from '#events/delivery/brief-effects';
import { type Destination, briefIdOf, deliveryEvents } from '#events/delivery/delivery.events';
import { DAY_MS } from '#kernel/durations';
import { planOutboundEffect } from '#modules/outbound/published';
import { processOf } from '#platform/processes/process';

/** A brief that is not accepted within a day is out of date. */
const BRIEF_EXPIRES_AFTER_MS = DAY_MS;

const partOf = (index: number, { channelId }: Destination): string =>
  channelId === null ? String(index) : `${index}/${channelId}`;

/** Sends each brief to each of its destinations. */
export const plannedBriefsAreSent = processOf(deliveryEvents, {
  name: 'planned-briefs',
  on: ['BriefsPlanned'],
  mayLag: true,
  react: (event) =>
    event.data.briefs.flatMap(({ to }, index) =>
      to.map((destination) => {
        const { kind, channelId } = destination;
        return planOutboundEffect(event, {
          kind: BRIEF_EFFECTS[kind],
          part: partOf(index, destination),
          userId: event.data.userId,
          subject: { briefId: briefIdOf(event.id, index), ...(channelId === null ? {} : { channelId }) },
          expiresAt: new Date(Date.parse(event.metadata.occurred_at) + BRIEF_EXPIRES_AFTER_MS).toISOString(),
        });
      }),
    ),
});
