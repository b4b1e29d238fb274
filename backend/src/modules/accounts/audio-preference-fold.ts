import { type UserEvent, userEvents } from '#events/accounts/user.events';
import type { Fold } from '#kernel/fold';

/** Whether a user wants to listen to updates, from the log. */
export const audioPreferenceFold: Fold<UserEvent, boolean> = {
  name: 'audio-preference',
  events: userEvents,
  initialState: false,
  evolve: (includesAudio, { type, data }) => (type === 'AudioPreferenceSet' ? data.includeAudio : includesAudio),
};
