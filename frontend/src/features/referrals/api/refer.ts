import { api } from '#shared/api/client';
import { useApiMutation } from '#shared/api/use-api-mutation';
import { referralTexts } from '../texts/page';

export const useRefer = () =>
  useApiMutation((email: string) => api.POST('/api/common/refer', { body: { email } }), {
    success: () => referralTexts().sent,
    hidesReason: true,
    failure: referralTexts().notSent,
  });
