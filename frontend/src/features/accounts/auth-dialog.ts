import { create } from 'zustand';
import { storedTokens } from '../../shared/api/session';
import { isExistingUser } from './session-change';

export type AuthDialogName = 'sign-in' | 'register';

interface AuthRequest {
  readonly dialog: AuthDialogName;
  /** What the person was about to do; done once they are signed in. */
  readonly afterwards?: () => void;
}

const useAuthDialog = create<{ readonly request: AuthRequest | null }>(() => ({ request: null }));

export const useAuthRequest = (): AuthRequest | null => useAuthDialog(({ request }) => request);

/** One that is open already stays as it is, with what was typed into it. */
export const openAuthDialog = (dialog: AuthDialogName, afterwards?: () => void): void =>
  useAuthDialog.setState(({ request }) => ({ request: request ?? { dialog, afterwards } }));

export const switchAuthDialog = (dialog: AuthDialogName): void =>
  useAuthDialog.setState(({ request }) => ({ request: { ...request, dialog } }));

export const closeAuthDialog = (): void => useAuthDialog.setState({ request: null });

/** Closes the dialog, and does what the person was about to do. */
export const finishAuthRequest = (): void => {
  const { request } = useAuthDialog.getState();
  closeAuthDialog();
  request?.afterwards?.();
};

// Another tab changed the storage: signed in there, the person is signed in here too.
window.addEventListener('storage', () => {
  if (storedTokens() !== null) finishAuthRequest();
});

/** Does `action` now, or once the person has signed in. */
export const whenSignedIn = (action: () => void): void => {
  if (storedTokens() !== null) action();
  else openAuthDialog('sign-in', action);
};

/** A draft waits for an account: who has been here before signs in, anyone else registers. */
export const openDialogForPending = (): void => openAuthDialog(isExistingUser() ? 'sign-in' : 'register');
