import { useMutation } from '@tanstack/react-query';
import { answerOf, api } from '../../../shared/api/client';
import { currentSession } from '../../../shared/session/session';
import { sessionChanges } from '../../../shared/session/session-changes';
import { storedTokens } from '../../../shared/session/stored-session';
import { toastFailure } from '../../../shared/ui/toast';

interface Impersonation {
  readonly user_uid: string;
  readonly reason: string;
}

export const useImpersonate = () =>
  useMutation({
    mutationFn: (body: Impersonation) => answerOf(api.POST('/api/common/impersonate', { body })),
    onMutate: () => currentSession().epoch,
    onSuccess: async ({ access, impersonating }, _asked, epoch) =>
      (await sessionChanges()).enterImpersonation(access, impersonating.email, epoch),
    onError: () => toastFailure('Failed to impersonate user'),
  });

/** Ending it on the server is best effort, since it expires anyway. */
export const exitImpersonation = async (): Promise<void> => {
  const acting = storedTokens();
  if (acting === null) return;
  const { endOnServer, leaveImpersonation } = await sessionChanges();
  await endOnServer(acting);
  await leaveImpersonation(acting, 'Exited impersonation');
};
