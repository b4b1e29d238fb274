import { api } from '../../../shared/api/client';
import { useApiMutation } from '../../../shared/api/use-api-mutation';

export const useRefer = () =>
  useApiMutation((email: string) => api.POST('/api/common/refer', { body: { email } }), {
    successMessage: 'Referral invitation sent successfully',
    failureMessage: () => 'Failed to send referral invitation',
  });
