import { api } from '../../../shared/api/client';
import { useSaving } from '../../../shared/api/use-saving';
import { trackerQuery } from './get-tracker';

/** Replaces the secret address of a tracker's feed. */
export const useRotateRss = (trackerId: string) =>
  useSaving(() => api.POST('/api/topics/rotate-rss', { body: { kind: 'tracker', id: trackerId } }), {
    renews: [trackerQuery(trackerId)],
    done: 'RSS link replaced',
    failed: 'The RSS link could not be replaced',
  });
