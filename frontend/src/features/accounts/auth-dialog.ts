import { useSyncExternalStore } from 'react';
import { storedTokens } from '../../shared/api/session';
import { isExistingUser } from './session-change';

export type AuthDialogName = 'sign-in' | 'register';

interface AuthRequest {
  readonly dialog: AuthDialogName;
  /** What the person was about to do; done once they are signed in. */
  readonly afterwards?: () => void;
}

let request: AuthRequest | null = null;
const listeners = new Set<() => void>();

const set = (next: AuthRequest | null): void => {
  request = next;
  listeners.forEach((notify) => notify());
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useAuthRequest = (): AuthRequest | null => useSyncExternalStore(subscribe, () => request);

export const openAuthDialog = (dialog: AuthDialogName, afterwards?: () => void): void => set({ dialog, afterwards });

export const switchAuthDialog = (dialog: AuthDialogName): void => set({ ...request, dialog });

export const closeAuthDialog = (): void => set(null);

/** Does `action` now, or once the person has signed in. */
export const whenSignedIn = (action: () => void): void => {
  if (storedTokens() !== null) action();
  else openAuthDialog('sign-in', action);
};

/** Something waits for an account: whoever has been here before signs in, anybody else registers. */
export const openDialogForPending = (): void => openAuthDialog(isExistingUser() ? 'sign-in' : 'register');
