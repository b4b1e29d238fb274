import { useMutation } from '@tanstack/react-query';
import { answerOf, api } from '../../../shared/api/client';

export const useSendResetEmail = () =>
  useMutation({
    mutationFn: (email: string) => answerOf(api.POST('/api/common/send-reset-email', { body: { email } })),
  });
