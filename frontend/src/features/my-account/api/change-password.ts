import { api } from '#shared/api/client';
import { useApiMutation } from '#shared/api/use-api-mutation';
import { accountTexts } from '../texts/page';
import { sessionsQuery } from './sessions';

export interface PasswordChange {
  /** The present one. */
  readonly password: string;
  readonly new_password: string;
}

export const useChangePassword = () =>
  useApiMutation((body: PasswordChange) => api.POST('/api/common/change-password', { body }), {
    invalidates: [sessionsQuery],
    success: accountTexts().passwordChanged,
  });
