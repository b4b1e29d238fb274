import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call';
import { wordsOf } from '../../../shared/api/problem';
import { toast, toastFailure } from '../../../shared/ui/toast';

/** Asks for a run at once. */
export const useRunNow = (trackerId: string) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call<{ run_id: string }>('POST', `/api/topics/tracker/${trackerId}/run/`),
    onSuccess: async () => {
      toast('Reading the sources now');
      await queries.invalidateQueries({ queryKey: ['tracker', trackerId] });
    },
    onError: (error) => toastFailure(wordsOf(error, 'The run could not be started')),
  });
};
