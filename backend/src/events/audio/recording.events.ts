import { type EventOf, event, eventsOf } from '#kernel/events';

interface OfBrief {
  readonly userId: string;
  readonly briefId: string;
}

/** Why a brief is not read out. Stored in events, so a reason is never renamed or removed. */
export const RECORDING_FAULTS = ['no_voice', 'over_budget', 'no_plan', 'nothing_left_to_tell', 'voice_failed'] as const;
export type RecordingFault = (typeof RECORDING_FAULTS)[number];

/** By how its file ends. */
export type RecordingFormat = 'mp3' | 'wav';

/** A brief that is read out. */
export const recordingEvents = eventsOf('recording', {
  /** Somebody wants to hear it: a person, or a podcast app that read a feed. */
  RecordingAsked: event<OfBrief>(),
  /** It was read out, and the file is there. */
  RecordingMade: event<
    OfBrief & {
      readonly format: RecordingFormat;
      readonly bytes: number;
      readonly seconds: number;
      /** Of the script, which is what services charge for. */
      readonly characters: number;
      /** A service, or a program on the server. */
      readonly voice: string;
    }
  >(),
  /** It could not be read out. */
  RecordingFailed: event<OfBrief & { readonly fault: RecordingFault }>(),
  /** It was kept for 90 days; then the file is deleted. */
  RecordingExpired: event<OfBrief & { readonly format: RecordingFormat }>(),
});

export type RecordingEvent = EventOf<typeof recordingEvents>;
