import { useMutation } from '@tanstack/react-query';
import { unwrap, api } from '../../../../shared/api/client';
import { currentSession } from '../../../../shared/session/session';
import { sessionChanges } from '../../../../shared/session/session-changes';
import { storedTokens } from '../../../../shared/session/stored-session';
import { toastFailure } from '../../../../shared/ui/toast';
import { settingTexts } from '../../texts/settings';

interface Impersonation {
  readonly user_uid: string;
  readonly reason: string;
}

/** Begins to act as a user, and loads the page of their trackers. */
export const impersonate = async (body: Impersonation): Promise<void> => {
  const { epoch } = currentSession();
  const { access, impersonating } = await unwrap(api.POST('/api/common/impersonate', { body }));
  await (await sessionChanges()).enterImpersonation(access, impersonating.email, epoch);
};

export const useImpersonate = () =>
  useMutation({ mutationFn: impersonate, onError: () => toastFailure(settingTexts().notImpersonated) });

/**
 * Ends it on the server last, on a best-effort basis since it expires anyway. Requests still in flight would otherwise
 * be refused, and the page would say that it had ended by itself.
 */
export const exitImpersonation = async (): Promise<void> => {
  const acting = storedTokens();
  if (acting === null) return;
  const { endOnServer, leaveImpersonation } = await sessionChanges();
  await leaveImpersonation(acting, settingTexts().exited);
  await endOnServer(acting);
};
