import { api } from '#shared/api/client';
import { trackerChangeTexts } from '../texts/changes';
import { useTrackerToggle } from './use-tracker-toggle';

export const useToggleEmail = (trackerId: string) =>
  useTrackerToggle(trackerId, {
    send: (id, email_updates) =>
      api.POST('/api/topics/toggle-email/{id}', { params: { path: { id } }, body: { email_updates } }),
    success: (on) => (on ? trackerChangeTexts().emailOn : trackerChangeTexts().emailOff),
    failure: () => trackerChangeTexts().emailNotSet,
  });
