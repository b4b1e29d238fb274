import { type RecordingEvent, recordingEvents } from '#events/audio/recording.events';
import { changeOr, projection } from '#kernel/projection';
import { monthOf } from '#projections/month-of';

/** Characters read out in a calendar month (UTC). `_id` is the month: `2026-11`. */
export interface SpokenCharacters {
  readonly _id: string;
  readonly characters: number;
}

export const spokenCharacters = projection<RecordingEvent, SpokenCharacters>({
  name: 'spoken-characters',
  from: [recordingEvents],
  project: (event) =>
    event.type === 'RecordingMade'
      ? [
          changeOr<SpokenCharacters>(
            { _id: monthOf(event.metadata.occurred_at), characters: 0 },
            { $inc: { characters: event.data.characters } },
          ),
        ]
      : [],
});
