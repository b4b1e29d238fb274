import { api } from '#shared/api/client';

/**
 * Tells the server that the dialog for a new tracker was opened, for its statistics: a failure is of no consequence.
 */
export const reportTrackerDialogOpened = (): void => {
  api.GET('/api/topics/new-topic-opened').catch(() => undefined);
};
