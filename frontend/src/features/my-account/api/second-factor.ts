import type { Schema } from '#shared/api/api-schema';
import { api } from '#shared/api/client';
import { useApiMutation } from '#shared/api/use-api-mutation';
import { userQuery } from '#features/accounts/api/get-user';
import { accountTexts } from '../texts/page';

export type SecondFactorKit = Schema<'SecondFactorKit'>;

export const useOfferSecondFactor = () =>
  useApiMutation(() => api.POST('/api/common/second-factor'), {
    failure: accountTexts().factorNotSetUp,
  });

export const useConfirmSecondFactor = () =>
  useApiMutation((code: string) => api.POST('/api/common/second-factor/confirm', { body: { code } }), {
    invalidates: [userQuery],
  });

export const useDisableSecondFactor = () =>
  useApiMutation((body: Schema<'DisableSecondFactorBody'>) => api.POST('/api/common/second-factor/disable', { body }), {
    invalidates: [userQuery],
    success: accountTexts().factorTurnedOff,
  });
