import type { Schema } from '../../../shared/api/api-schema';
import { api, defineQuery } from '../../../shared/api/client';
import { useApiMutation } from '../../../shared/api/use-api-mutation';

export type Session = Schema<'Session'>;

export const sessionsQuery = defineQuery(['sessions'], (init) => api.GET('/api/common/sessions', init));

const FAILED = 'The session could not be ended';

export const useEndSession = () =>
  useApiMutation((id: string) => api.DELETE('/api/common/sessions/{id}', { params: { path: { id } } }), {
    invalidates: [sessionsQuery],
    successMessage: 'Signed out there',
    failureFallback: FAILED,
  });

export const useSignOutElsewhere = () =>
  useApiMutation(() => api.POST('/api/common/sign-out-elsewhere'), {
    invalidates: [sessionsQuery],
    successMessage: 'Signed out everywhere else',
    failureFallback: FAILED,
  });
