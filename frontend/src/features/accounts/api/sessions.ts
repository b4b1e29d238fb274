import type { Answer } from '../../../shared/api/answer';
import { api, queryOf } from '../../../shared/api/client';
import { useSaving } from '../../../shared/api/use-saving';

export type Session = Answer<'Session'>;

export const sessionsQuery = queryOf(['sessions'], (init) => api.GET('/api/common/sessions', init));

const failed = 'The session could not be ended';

export const useEndSession = () =>
  useSaving((id: string) => api.DELETE('/api/common/sessions/{id}', { params: { path: { id } } }), {
    renews: [sessionsQuery],
    done: 'Signed out there',
    failed,
  });

export const useSignOutElsewhere = () =>
  useSaving(() => api.POST('/api/common/sign-out-elsewhere'), {
    renews: [sessionsQuery],
    done: 'Signed out everywhere else',
    failed,
  });
