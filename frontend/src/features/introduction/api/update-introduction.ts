import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap, api } from '#shared/api/client';
import { errorMessage } from '#shared/api/problem';
import { toastFailure } from '#shared/ui/toasts/toast';
import { userQuery } from '#features/accounts/api/get-user';
import { introductionTexts } from '../texts/introduction';

/**
 * Ends the introduction, or shows it again. It closes at once; if that is lost, it is shown again on the next visit.
 */
export const useUpdateIntroduction = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (introduction: boolean) =>
      unwrap(api.POST('/api/common/update-introduction', { body: { introduction } })),
    onMutate: async (shown) => {
      // A response from before the change would undo it on the page.
      await queryClient.cancelQueries({ queryKey: userQuery.queryKey });
      queryClient.setQueryData(
        userQuery.queryKey,
        (user) => user && { ...user, introduction: shown ? ('restarted' as const) : ('ended' as const) },
      );
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: userQuery.queryKey }),
    onError: (error, shown) => {
      if (!shown) return;
      toastFailure(errorMessage(error, introductionTexts().notShown));
      void queryClient.invalidateQueries({ queryKey: userQuery.queryKey });
    },
  });
};
