import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call';
import { wordsOf } from '../../../shared/api/problem';
import { toast, toastFailure } from '../../../shared/ui/toast';

/** Pauses (true) or resumes (false) the schedule. */
export const useTogglePause = (trackerId: string) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (pause: boolean) =>
      call<{ paused: boolean }>('POST', `/api/topics/tracker/${trackerId}/${pause ? 'pause' : 'resume'}/`),
    onSuccess: async ({ paused }) => {
      toast(paused ? 'Tracker paused' : 'Tracker resumed');
      await queries.invalidateQueries({ queryKey: ['tracker', trackerId] });
    },
    onError: (error) => toastFailure(wordsOf(error, 'The tracker could not be paused')),
  });
};
