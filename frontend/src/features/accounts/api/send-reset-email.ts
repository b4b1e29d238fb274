import { api } from '#shared/api/client';
import { useApiMutation } from '#shared/api/use-api-mutation';

export const useSendResetEmail = () =>
  useApiMutation((email: string) => api.POST('/api/common/send-reset-email', { body: { email } }));
