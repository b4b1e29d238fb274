import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call';

export const useTogglePublic = (trackerId: string) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (isPublic: boolean) =>
      call<{ public: boolean }>('POST', `/api/topics/toggle-public/${trackerId}/`, { body: { public: isPublic } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['tracker', trackerId] }),
  });
};
