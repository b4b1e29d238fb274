import { unwrap, api } from '#shared/api/client';
import { useApiMutation } from '#shared/api/use-api-mutation';
import { loadSessionChanges } from '#shared/session/load-session-changes';

/** The account as a file. */
export const exportAccount = async (): Promise<Blob> =>
  unwrap(api.GET('/api/common/export-account', { parseAs: 'blob' }));

export const useDeleteAccount = () =>
  useApiMutation(
    (proof: { readonly password: string } | { readonly confirm: string }) =>
      api.POST('/api/common/delete-account', { body: proof }),
    { onSuccess: async () => (await loadSessionChanges()).clearSession() },
  );
