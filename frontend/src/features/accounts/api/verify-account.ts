import type { Schema } from '#shared/api/api-schema';
import { api } from '#shared/api/client';
import { useSigningIn } from '../published/use-signing-in';

/** Activates the account and signs in. */
export const useVerifyAccount = () =>
  useSigningIn((body: Schema<'VerifyAccountBody'>) => api.POST('/api/common/verify-account', { body }));
