import type { ChannelKind } from '#events/accounts/channels.events';
import { channelKindOf } from '#events/delivery/brief-effects';
import type { Destination } from '#events/delivery/delivery.events';
import { outboundEffectDecider } from '#modules/outbound/published';
import { commandStep, statefulProcessOf } from '#platform/processes/process';
import { UNSUBSCRIBED, deliveryDecider } from '../domain/delivery.decider';

/** Mail and text messages go through a service of the operator, whose failures say nothing of the recipient. */
const blamesDestination = (kind: ChannelKind, fault: string): boolean => {
  switch (kind) {
    case 'email':
      return fault === 'REFUSED';
    case 'sms':
      return fault === UNSUBSCRIBED || fault === 'STATUS_400';
    case 'slack':
    case 'webhook':
      return true;
  }
};

/** Briefs that were given up, or accepted, count for the destination that they were meant for. */
export const attemptsCountForDestinations = statefulProcessOf(outboundEffectDecider, {
  name: 'failing-destinations',
  on: ['AttemptFailed', 'EffectDelivered'],
  mayLag: true,
  react: (event, effect) => {
    const kind = effect.status === 'absent' ? undefined : channelKindOf(effect.plan.kind);
    if (effect.status === 'absent' || kind === undefined) return [];
    const { userId, subject } = effect.plan;
    const destination: Destination = { kind, channelId: subject.channelId ?? null };
    if (event.type === 'EffectDelivered')
      return [commandStep(deliveryDecider, userId, { type: 'NoteSuccess', userId, destination })];
    const { nextAttemptAt, fault } = event.data;
    if (nextAttemptAt !== null || !blamesDestination(kind, fault)) return [];
    return [commandStep(deliveryDecider, userId, { type: 'NoteFailure', userId, destination, fault })];
  },
});
