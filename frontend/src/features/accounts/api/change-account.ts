import type { Schema } from '#shared/api/api-schema';
import { unwrap, api } from '#shared/api/client';
import { useApiMutation } from '#shared/api/use-api-mutation';
import type { EmailTime } from '../email-times';
import { settingTexts } from '../texts/settings';
import { userQuery } from './get-user';

export const useUpdateProfile = () =>
  useApiMutation((body: Schema<'UpdateProfileBody'>) => api.POST('/api/common/update-profile', { body }), {
    invalidates: [userQuery],
    success: settingTexts().profileSaved,
    failure: settingTexts().profileNotSaved,
  });

interface EmailTimeChoice extends EmailTime {
  /** The time zone in which it was chosen, to be set with it; null if the account has one. */
  readonly timezone: string | null;
}

export const useUpdateEmailTime = () =>
  useApiMutation(
    async ({ hour, minute, timezone }: EmailTimeChoice) => {
      if (timezone !== null) await unwrap(api.POST('/api/common/update-timezone', { body: { timezone } }));
      return api.POST('/api/common/update-email-send-time', { body: { hour, minute } });
    },
    {
      invalidates: [userQuery],
      success: settingTexts().emailTimeSaved,
      hidesReason: true,
      failure: settingTexts().emailTimeNotSaved,
    },
  );

export const useUpdateTimezone = () =>
  useApiMutation((timezone: string) => api.POST('/api/common/update-timezone', { body: { timezone } }), {
    invalidates: [userQuery],
    success: settingTexts().timezoneSaved,
    failure: settingTexts().timezoneNotSaved,
  });
