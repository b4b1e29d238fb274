import { useMutation } from '@tanstack/react-query';
import { answerOf, api } from '../../../shared/api/client';

interface NewPassword {
  readonly uid: string;
  readonly token: string;
  readonly password: string;
}

export const useResetPassword = () =>
  useMutation({
    mutationFn: (request: NewPassword) => answerOf(api.POST('/api/common/reset-password', { body: request })),
  });
