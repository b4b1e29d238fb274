import { api, queryOf } from '../../../shared/api/client';
import { useSaving } from '../../../shared/api/use-saving';

export const diagnosisQuery = queryOf(['diagnosis'], (init) => api.GET('/api/chronic/diagnosis', init));

export const useStateDiagnosis = () =>
  useSaving((diagnosis: string) => api.POST('/api/chronic/diagnosis', { body: { diagnosis } }), {
    renews: [diagnosisQuery],
    done: 'Diagnosis saved',
    failed: 'The diagnosis could not be saved',
  });
