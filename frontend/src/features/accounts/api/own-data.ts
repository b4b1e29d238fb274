import { useMutation } from '@tanstack/react-query';
import { answerOf, api } from '../../../shared/api/client';
import { sessionChanges } from '../../../shared/session/session-changes';

/** The account as a file. */
export const exportAccount = async (): Promise<Blob> =>
  answerOf(api.GET('/api/common/export-account', { parseAs: 'blob' }));

export const useDeleteAccount = () =>
  useMutation({
    mutationFn: (proof: { readonly password: string } | { readonly confirm: string }) =>
      answerOf(api.POST('/api/common/delete-account', { body: proof })),
    onSuccess: async () => (await sessionChanges()).forgetSession(),
  });
