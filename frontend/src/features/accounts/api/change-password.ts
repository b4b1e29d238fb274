import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../../shared/api/client';
import { toast } from '../../../shared/ui/toast';
import { sessionsQuery } from './sessions';

export interface PasswordChange {
  /** The present one. */
  readonly password: string;
  readonly new_password: string;
}

export const useChangePassword = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: PasswordChange) => answerOf(api.POST('/api/common/change-password', { body })),
    onSuccess: async () => {
      toast('Password changed');
      await queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
  });
};
