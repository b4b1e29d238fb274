import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../../shared/api/client';
import { useSaving } from '../../../shared/api/use-saving';
import { toast, toastFailure } from '../../../shared/ui/toast';
import type { EmailTime } from '../email-times';
import { userQuery } from '../published/api/get-user';

interface Profile {
  readonly first_name: string;
  readonly last_name: string;
}

export const useUpdateProfile = () =>
  useSaving((body: Profile) => api.POST('/api/common/update-profile', { body }), {
    renews: [userQuery],
    done: 'Profile updated',
    failed: 'The profile could not be saved',
  });

interface EmailTimeChoice extends EmailTime {
  /** The time zone in which it was chosen, to be set with it; null if the account has one. */
  readonly timezone: string | null;
}

export const useUpdateEmailTime = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ hour, minute, timezone }: EmailTimeChoice) => {
      if (timezone !== null) await answerOf(api.POST('/api/common/update-timezone', { body: { timezone } }));
      return answerOf(api.POST('/api/common/update-email-send-time', { body: { hour, minute } }));
    },
    onSuccess: async () => {
      toast('Email time updated');
      await queries.invalidateQueries({ queryKey: userQuery.queryKey });
    },
    onError: () => toastFailure('Could not update time'),
  });
};

export const useUpdateTimezone = () =>
  useSaving((timezone: string) => api.POST('/api/common/update-timezone', { body: { timezone } }), {
    renews: [userQuery],
    done: 'Time zone updated',
    failed: 'The time zone could not be saved',
  });
