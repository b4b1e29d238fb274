import { create } from 'zustand';
import { onEpochEnd, isSignedIn } from '#shared/session/session';
import { ACCESS_KEY } from '#shared/session/stored-session';
import { isExistingUser } from '../existing-user';
import { dialogTexts } from '../texts/dialog';

export type AuthDialogName = 'sign-in' | 'register';

interface AuthRequest {
  readonly dialog: AuthDialogName;
  /** The action to continue with after signing in. */
  readonly afterwards?: () => void;
  /** Text above the sign-in form of the dialog. */
  readonly explanation?: string;
}

const useAuthDialog = create<{ readonly request: AuthRequest | null }>(() => ({ request: null }));

export const useAuthRequest = (): AuthRequest | null => useAuthDialog(({ request }) => request);

/** Has no effect if a dialog is open, so that typed text is kept. */
export const openAuthDialog = (dialog: AuthDialogName, afterwards?: () => void, explanation?: string): void =>
  useAuthDialog.setState(({ request }) => ({ request: request ?? { dialog, afterwards, explanation } }));

/** Opens the sign-in dialog for a question typed while signed out. */
export const signInToAsk = (afterwards: () => void): void =>
  openAuthDialog('sign-in', afterwards, dialogTexts().keepsQuestion);

export const switchAuthDialog = (dialog: AuthDialogName): void =>
  useAuthDialog.setState(({ request }) => ({ request: { ...request, dialog } }));

export const closeAuthDialog = (): void => useAuthDialog.setState({ request: null });

/** Closes the dialog and continues the action for which sign-in was requested. */
export const finishAuthRequest = (): void => {
  const { request } = useAuthDialog.getState();
  closeAuthDialog();
  request?.afterwards?.();
};

onEpochEnd(closeAuthDialog);

// A sign-in in another tab counts here, too. Other storage entries are irrelevant.
window.addEventListener('storage', ({ key }) => {
  if (key === ACCESS_KEY && isSignedIn()) finishAuthRequest();
});

/** Runs `action` now, or after the user has signed in, which the dialog explains. */
export const whenSignedIn = (action: () => void, explanation?: string): void => {
  if (isSignedIn()) action();
  else openAuthDialog('sign-in', action, explanation);
};

/** Opens the dialog for a pending draft: returning users sign in, new ones register. */
export const openDialogForPending = (): void => openAuthDialog(isExistingUser() ? 'sign-in' : 'register');
