import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '../../../shared/api/answer';
import { answerOf, api } from '../../../shared/api/client';
import { useSaving } from '../../../shared/api/use-saving';
import { toast } from '../../../shared/ui/toast';
import { userQuery } from '../published/api/get-user';

export type SecondFactorKit = Answer<'SecondFactorKit'>;

export const useOfferSecondFactor = () =>
  useSaving(() => api.POST('/api/common/second-factor'), { failed: 'The second factor could not be set up' });

export const useConfirmSecondFactor = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => answerOf(api.POST('/api/common/second-factor/confirm', { body: { code } })),
    onSuccess: () => queries.invalidateQueries({ queryKey: userQuery.queryKey }),
  });
};

interface PasswordAndCode {
  readonly password: string;
  readonly code: string;
}

export const useDisableSecondFactor = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: PasswordAndCode) => answerOf(api.POST('/api/common/second-factor/disable', { body })),
    onSuccess: async () => {
      toast('Second factor turned off');
      await queries.invalidateQueries({ queryKey: userQuery.queryKey });
    },
  });
};
