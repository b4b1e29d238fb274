import { unwrap, api } from '#shared/api/client';

/**
 * Requests the first run; for a campaign, without a start date. The server also starts it on its own, so a failure is
 * only logged.
 */
export const initializeTracker = (trackerId: string, options: { readonly no_start_date?: true } = {}): void => {
  unwrap(api.POST('/api/topics/initialize-tracker', { body: { tracker_id: trackerId, ...options } })).catch(
    (error: unknown) => console.warn('The first run could not be requested.', error),
  );
};
