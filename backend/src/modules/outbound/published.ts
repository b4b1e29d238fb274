export { CancelEffectsOfUser } from './commands/cancel-effects-of-user.command';
export { type EffectEvent, effectEvents } from '#events/outbound/effect.events';
export { type AttemptRun, type OutboundKind, type AttemptOutcome, provideOutboundKind } from './outbound-kind';
export { planOutboundEffect } from './plan-outbound-effect';
export { effects } from '#projections/outbound/effects/effects.projection';
export { outboundEffectDecider } from './domain/effect.decider';
export { type AttemptMade, attemptsMade } from './domain/attempts-made';
