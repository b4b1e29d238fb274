import type { Schema } from '#shared/api/api-schema';
import { api, defineQuery } from '#shared/api/client';
import { useApiMutation } from '#shared/api/use-api-mutation';
import { accountTexts } from '../texts/page';

export type AccountSession = Schema<'Session'>;

export const sessionsQuery = defineQuery(['sessions'], (init) => api.GET('/api/common/sessions', init));

export const useEndSession = () =>
  useApiMutation((id: string) => api.DELETE('/api/common/sessions/{id}', { params: { path: { id } } }), {
    invalidates: [sessionsQuery],
    success: accountTexts().sessionEnded,
    failure: accountTexts().sessionNotEnded,
  });

export const useSignOutElsewhere = () =>
  useApiMutation(() => api.POST('/api/common/sign-out-elsewhere'), {
    invalidates: [sessionsQuery],
    success: accountTexts().signedOutElsewhere,
    failure: accountTexts().sessionNotEnded,
  });
