import { type UserEvent, userEvents } from '#events/accounts/user.events';
import type { Fold } from '#platform/command-handling/stream-states';

/** Whether a user wants to listen to updates, from the log. */
export const audioPreferenceFold: Fold<UserEvent, boolean> = {
  name: 'audio-preference',
  events: userEvents,
  initialState: false,
  fold: (includesAudio, events) =>
    events.reduce((now, { type, data }) => (type === 'AudioPreferenceSet' ? data.includeAudio : now), includesAudio),
};
