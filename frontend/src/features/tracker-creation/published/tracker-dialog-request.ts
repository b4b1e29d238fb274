import { create } from 'zustand';
import { onEpochEnd } from '#shared/session/session';
import type { Tracker } from '#features/trackers/api/tracker';
import type { TrackerRequest } from '../api/create-tracker';
import { reportTrackerDialogOpened } from '../api/report-tracker-dialog-opened';

/** Why the tracker dialog is open: to create a tracker, possibly from a draft, or to edit one. */
export type TrackerDialogRequest =
  | { readonly intention: 'create'; readonly draft?: TrackerRequest; readonly parentId?: string | null }
  | { readonly intention: 'edit'; readonly tracker: Tracker };

/** Request for the dialog that asks before a tracker is cloned. */
export interface CloneRequest {
  readonly intention: 'clone';
  readonly originalId: string;
  readonly title: string;
}

type Request = TrackerDialogRequest | CloneRequest;

const useTrackerDialog = create<{ readonly request: Request | null }>(() => ({ request: null }));

export const useTrackerDialogRequest = (): Request | null => useTrackerDialog(({ request }) => request);
export const openTrackerDialog = (request: TrackerDialogRequest): void => {
  useTrackerDialog.setState({ request });
  if (request.intention === 'create') reportTrackerDialogOpened();
};
/** Opens the dialog for a new tracker on the user's search text. */
export const trackTopic = (topic: string, parentId: string | null = null): void =>
  openTrackerDialog({
    intention: 'create',
    draft: { tracker_description: topic, update_frequency: 'week' },
    parentId,
  });
export const openCloneDialog = (original: Omit<CloneRequest, 'intention'>): void =>
  useTrackerDialog.setState({ request: { intention: 'clone', ...original } });
/** Whether the dialog is still open for this request rather than a later one. */
export const isStillOpen = (request: Request): boolean => useTrackerDialog.getState().request === request;
export const closeTrackerDialog = (): void => useTrackerDialog.setState({ request: null });
onEpochEnd(closeTrackerDialog);
