import type { Schema } from '#shared/api/api-schema';
import { api, defineQuery } from '#shared/api/client';
import { useApiMutation } from '#shared/api/use-api-mutation';
import { formTexts } from '#shared/texts/forms';
import { channelTexts } from '../texts/channels';

export type Deliveries = Schema<'BriefDeliveries'>;
export type BriefDelivery = Schema<'BriefDelivery'>;
export type WebhookAttempt = Schema<'WebhookAttempt'>;
export type WebhookExchange = Schema<'WebhookExchange'>;

/** The latest briefs, each with its destinations and their outcome, and the destinations that are paused. */
export const deliveriesQuery = defineQuery(['deliveries'], (init) => api.GET('/api/common/deliveries', init));

/** Requests to a webhook and its responses, by attempt. */
export const attemptsQuery = (id: string) =>
  defineQuery(['deliveries', id, 'attempts'], (init) =>
    api.GET('/api/common/deliveries/{id}/attempts', { ...init, params: { path: { id } } }),
  );

/** An update by mail that was stored instead of sent. */
export const storedBriefQuery = (id: string) =>
  defineQuery(['deliveries', id, 'mail'], (init) =>
    api.GET('/api/common/deliveries/{id}/mail', { ...init, params: { path: { id } } }),
  );

export const useTurnOwnEmailOff = () =>
  useApiMutation(() => api.POST('/api/common/deliveries/turn-off'), {
    invalidates: [deliveriesQuery],
    success: channelTexts().emailOff,
    failure: formTexts().unexpected,
  });

/** `channelId` is null for the account's own email address. */
export const useResumeDestination = (channelId: string | null) =>
  useApiMutation(() => api.POST('/api/common/deliveries/resume', { body: { channel_id: channelId } }), {
    invalidates: [deliveriesQuery],
    success: channelTexts().resumed,
    failure: formTexts().unexpected,
  });
