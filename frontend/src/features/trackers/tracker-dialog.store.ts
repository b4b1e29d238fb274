import { useSyncExternalStore } from 'react';
import type { Tracker } from './api/tracker';

/** What the tracker dialog is open for: a new tracker, or this one. */
export type TrackerDialogRequest =
  { readonly intention: 'create' } | { readonly intention: 'edit'; readonly tracker: Tracker };

let request: TrackerDialogRequest | null = null;
const listeners = new Set<() => void>();

const set = (next: TrackerDialogRequest | null): void => {
  request = next;
  listeners.forEach((notify) => notify());
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useTrackerDialogRequest = (): TrackerDialogRequest | null =>
  useSyncExternalStore(subscribe, () => request);
export const openTrackerDialog = (next: TrackerDialogRequest): void => set(next);
/** Whether the dialog is open for just this, and not for something begun later. */
export const isStillOpen = (asked: TrackerDialogRequest): boolean => request === asked;
export const closeTrackerDialog = (): void => set(null);
