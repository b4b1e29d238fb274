import { api } from '#shared/api/client';
import { useApiMutation } from '#shared/api/use-api-mutation';

interface NewPassword {
  readonly uid: string;
  readonly token: string;
  readonly password: string;
}

export const useResetPassword = () =>
  useApiMutation((body: NewPassword) => api.POST('/api/common/reset-password', { body }));
