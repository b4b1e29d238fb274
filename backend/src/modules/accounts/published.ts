/** What other areas may import from this one. */
export { UnmaskUser } from './administration/unmask-user.command';
export { ReadPrivateData } from './administration/read-private-data.command';
export { OutboxBrowsers } from './outbox/outbox-browsers';
export { impersonations } from '#projections/accounts/impersonations/impersonations.projection';
export { type AccountDocument, accounts } from '#projections/accounts/accounts/accounts.projection';
export { type ChannelDocument, channels } from '#projections/accounts/channels/channels.projection';
export { channelsDecider } from './domain/channels.decider';
export { dailyTimeFold, dailyTimeIn } from './daily-time-fold';
