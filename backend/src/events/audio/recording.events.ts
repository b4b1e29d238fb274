import { type EventOf, event, declareEvents } from '#kernel/events';

/** A brief, and whose it is. */
export interface OfBrief {
  readonly userId: string;
  readonly briefId: string;
}

/** Why a brief is not read out. Stored in events, so a reason is never renamed or removed. */
export const RECORDING_FAULTS = [
  'no_voice',
  'over_budget',
  'no_plan',
  'nothing_left_to_tell',
  'account_ended',
  'voice_failed',
] as const;
export type RecordingFault = (typeof RECORDING_FAULTS)[number];

/** The suffix of its file. */
export type RecordingFormat = 'mp3' | 'wav';

/** `recording-{brief}`: a brief that is read out. */
export const recordingEvents = declareEvents('recording', {
  /** Someone wants to hear the brief: a person, or a podcast app that read a feed. */
  RecordingAsked: event<OfBrief>(),
  /** It was read out, and the file is there. */
  RecordingMade: event<
    OfBrief & {
      readonly format: RecordingFormat;
      readonly bytes: number;
      readonly seconds: number;
      /** Characters of the script, by which services charge. */
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
