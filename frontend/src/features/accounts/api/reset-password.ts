import type { Schema } from '#shared/api/api-schema';
import { api } from '#shared/api/client';
import { useApiMutation } from '#shared/api/use-api-mutation';

export const useResetPassword = () =>
  useApiMutation((body: Schema<'ResetPasswordBody'>) => api.POST('/api/common/reset-password', { body }));
