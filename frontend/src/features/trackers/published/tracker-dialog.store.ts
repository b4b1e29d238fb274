import { create } from 'zustand';
import { atEndOfEpoch } from '../../../shared/session/session';
import { tellNewTopicOpened } from '../api/new-topic-opened';
import type { TrackerRequest } from './api/create-tracker';
import type { Tracker } from './api/tracker';

/** Why the tracker dialog is open: to create a tracker, possibly from a draft, or to edit one. */
export type TrackerDialogRequest =
  | { readonly intention: 'create'; readonly draft?: TrackerRequest; readonly parentId?: string | null }
  | { readonly intention: 'edit'; readonly tracker: Tracker };

const useTrackerDialog = create<{ readonly request: TrackerDialogRequest | null }>(() => ({ request: null }));

export const useTrackerDialogRequest = (): TrackerDialogRequest | null => useTrackerDialog(({ request }) => request);
export const openTrackerDialog = (request: TrackerDialogRequest): void => {
  useTrackerDialog.setState({ request });
  if (request.intention === 'create') tellNewTopicOpened();
};
/** Whether the dialog is still open for this request rather than a later one. */
export const isStillOpen = (request: TrackerDialogRequest): boolean => useTrackerDialog.getState().request === request;
export const closeTrackerDialog = (): void => useTrackerDialog.setState({ request: null });
atEndOfEpoch(closeTrackerDialog);
