import { answerOf, api } from '../../../shared/api/client';

/** Requests the first run. The server also starts it on its own, so a failure is only logged. */
export const initializeTracker = (trackerId: string): void => {
  answerOf(api.POST('/api/topics/initialize-tracker', { body: { tracker_id: trackerId } })).catch((error: unknown) =>
    console.warn('The first run could not be requested.', error),
  );
};
