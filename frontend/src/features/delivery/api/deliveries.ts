import type { Answer } from '../../../shared/api/answer';
import { api } from '../../../shared/api/client';
import { queryOf } from '../../../shared/api/query-of';
import { useSaving } from '../../../shared/api/use-saving';

export type BriefDelivery = Answer<'BriefDelivery'>;

/** The latest briefs, where each went and what came of it; and where nothing is sent any more. */
export const deliveriesQuery = queryOf(['deliveries'], (init) => api.GET('/api/common/deliveries', init));

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
