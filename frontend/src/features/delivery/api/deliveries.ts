import type { Answer } from '../../../shared/api/answer';
import { api, queryOf } from '../../../shared/api/client';
import { useSaving } from '../../../shared/api/use-saving';

export type BriefDelivery = Answer<'BriefDelivery'>;
export type WebhookAttempt = Answer<'WebhookAttempt'>;
export type WebhookExchange = Answer<'WebhookExchange'>;

/** The latest briefs, where each went and what came of it; and where nothing is sent any more. */
export const deliveriesQuery = queryOf(['deliveries'], (init) => api.GET('/api/common/deliveries', init));

/** What a webhook got and answered at each attempt. */
export const attemptsQuery = (id: string) =>
  queryOf(['deliveries', id, 'attempts'], (init) =>
    api.GET('/api/common/deliveries/{id}/attempts', { ...init, params: { path: { id } } }),
  );

const failed = 'An unexpected error occurred.';

export const useTurnOwnAddressOff = () =>
  useSaving(() => api.POST('/api/common/deliveries/turn-off'), {
    renews: [deliveriesQuery],
    done: 'Updates by email are off',
    failed,
  });

/** Null is the account's own address. */
export const useResumeDestination = (channelId: string | null) =>
  useSaving(() => api.POST('/api/common/deliveries/resume', { body: { channel_id: channelId } }), {
    renews: [deliveriesQuery],
    done: 'Updates are sent there again',
    failed,
  });
