import { briefIdOf, deliveryEvents } from '#events/delivery/delivery.events';
import { planEffect } from '#modules/outbound/published';
import { processOf } from '#platform/processes/process';
import { BRIEF_MAIL } from '../mail/brief-mail.kind';

/** A brief that is not accepted within a day is no news any more. */
const DAY_MS = 86_400_000;

/** Each brief is mailed. */
export const plannedBriefs = processOf(deliveryEvents, {
  name: 'planned-briefs',
  on: ['BriefsPlanned'],
  mayLag: true,
  react: (event) =>
    event.data.briefs.map((_brief, index) =>
      planEffect(event, {
        kind: BRIEF_MAIL,
        part: String(index),
        userId: event.data.userId,
        subject: { briefId: briefIdOf(event.id, index) },
        expiresAt: new Date(Date.parse(event.metadata.occurred_at) + DAY_MS).toISOString(),
      }),
    ),
});
