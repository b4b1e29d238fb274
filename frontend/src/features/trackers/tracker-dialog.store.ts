import { create } from 'zustand';
import type { TrackerRequest } from './api/create-tracker';
import type { Tracker } from './api/tracker';

/** What the tracker dialog is open for: a new tracker, begun with what was typed before, or this one. */
export type TrackerDialogRequest =
  | { readonly intention: 'create'; readonly draft?: TrackerRequest }
  | { readonly intention: 'edit'; readonly tracker: Tracker };

const useTrackerDialog = create<{ readonly request: TrackerDialogRequest | null }>(() => ({ request: null }));

export const useTrackerDialogRequest = (): TrackerDialogRequest | null => useTrackerDialog(({ request }) => request);
export const openTrackerDialog = (request: TrackerDialogRequest): void => useTrackerDialog.setState({ request });
/** Whether the dialog is open for just this request, and not for a later one. */
export const isStillOpen = (request: TrackerDialogRequest): boolean => useTrackerDialog.getState().request === request;
export const closeTrackerDialog = (): void => useTrackerDialog.setState({ request: null });
