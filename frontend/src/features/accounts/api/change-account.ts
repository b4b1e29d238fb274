import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../../shared/api/client';
import { wordsOf } from '../../../shared/api/problem';
import { toast, toastFailure } from '../../../shared/ui/toast';
import type { EmailTime } from '../email-times';
import { userQuery } from './get-user';

interface Profile {
  readonly first_name: string;
  readonly last_name: string;
}

export const useUpdateProfile = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Profile) => answerOf(api.POST('/api/common/update-profile', { body })),
    onSuccess: async () => {
      toast('Profile updated');
      await queries.invalidateQueries({ queryKey: userQuery.queryKey });
    },
    onError: (error) => toastFailure(wordsOf(error, 'The profile could not be saved')),
  });
};

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

export const useUpdateTimezone = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (timezone: string) => answerOf(api.POST('/api/common/update-timezone', { body: { timezone } })),
    onSuccess: async () => {
      toast('Time zone updated');
      await queries.invalidateQueries({ queryKey: userQuery.queryKey });
    },
    onError: (error) => toastFailure(wordsOf(error, 'The time zone could not be saved')),
  });
};
