import { useMutation } from '@tanstack/react-query';
import { answerOf, api } from '../../../shared/api/client';
import { toast, toastFailure } from '../../../shared/ui/toast';

export const useRefer = () =>
  useMutation({
    mutationFn: (email: string) => answerOf(api.POST('/api/common/refer', { body: { email } })),
    onSuccess: () => toast('Referral invitation sent successfully'),
    onError: () => toastFailure('Failed to send referral invitation'),
  });
