/** What other areas may import from this one. */
export { CancelEffectsOfUser } from './commands/cancel-effects-of-user.command';
export { type EffectEvent, effectEvents } from '#events/outbound/effect.events';
export { type AttemptRun, type EffectKind, type AttemptOutcome, provideEffectKind } from './effect-kind';
export { planEffect } from './plan-effect';
export { deliveries } from '#projections/outbound/deliveries/deliveries.projection';
export { effectDecider } from './domain/effect.decider';
export { type AttemptMade, attemptsMade } from './domain/attempts-made';
