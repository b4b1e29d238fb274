import { api } from '#shared/api/client';

/** Reports to the server's statistics that the dialog for a new tracker was opened; a failure does not matter. */
export const reportTrackerDialogOpened = (): void => {
  api.GET('/api/topics/new-topic-opened').catch(() => undefined);
};
