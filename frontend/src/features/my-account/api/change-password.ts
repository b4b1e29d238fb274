import type { Schema } from '#shared/api/api-schema';
import { api } from '#shared/api/client';
import { useApiMutation } from '#shared/api/use-api-mutation';
import { accountTexts } from '../texts/page';
import { sessionsQuery } from './sessions';

export type PasswordChange = Schema<'ChangePasswordBody'>;

export const useChangePassword = () =>
  useApiMutation((body: PasswordChange) => api.POST('/api/common/change-password', { body }), {
    invalidates: [sessionsQuery],
    success: accountTexts().passwordChanged,
  });
