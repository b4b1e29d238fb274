import { answerOf, api } from '../../../shared/api/client';

/** Asks for the first run. The server asks by itself too, so a lost call loses nothing and a failure is only logged. */
export const initializeTracker = (trackerId: string): void => {
  answerOf(api.POST('/api/topics/initialize-tracker', { body: { tracker_id: trackerId } })).catch((error: unknown) =>
    console.warn('The first run was not asked for from here.', error),
  );
};
