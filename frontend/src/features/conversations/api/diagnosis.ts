import { api, defineQuery } from '#shared/api/client';
import { useApiMutation } from '#shared/api/use-api-mutation';
import { conditionTexts } from '../texts/condition';

export const diagnosisQuery = defineQuery(['diagnosis'], (init) => api.GET('/api/chronic/diagnosis', init));

export const useSaveDiagnosis = () =>
  useApiMutation((diagnosis: string) => api.POST('/api/chronic/diagnosis', { body: { diagnosis } }), {
    invalidates: [diagnosisQuery],
    success: conditionTexts().saved,
    failure: conditionTexts().notSaved,
  });
