import { useMutation } from '@tanstack/react-query';
import { answerOf, api } from '../../../shared/api/client';
import { enterImpersonation, leaveImpersonation } from '../../../shared/impersonation/swap-tokens';
import { toastFailure } from '../../../shared/ui/toast';

interface Impersonation {
  readonly user_uid: string;
  readonly reason: string;
}

export const useImpersonate = () =>
  useMutation({
    mutationFn: (body: Impersonation) => answerOf(api.POST('/api/common/impersonate', { body })),
    onSuccess: ({ access, impersonating }) => enterImpersonation(access, impersonating.email),
    onError: () => toastFailure('Failed to impersonate user'),
  });

/** Ending it on the server is best effort, since it expires anyway. */
export const exitImpersonation = async (): Promise<void> => {
  await api.POST('/api/common/end-impersonation').catch(() => undefined);
  leaveImpersonation('Exited impersonation');
};
