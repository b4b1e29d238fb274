import {
  type OfBrief,
  type RecordingEvent,
  type RecordingFault,
  type RecordingFormat,
  recordingEvents,
} from '#events/audio/recording.events';
import { assertNever } from '#kernel/assert-never';
import type { Decider, Decision } from '#kernel/decider';

export type Recording =
  | { readonly status: 'none' }
  | { readonly status: 'requested' }
  | { readonly status: 'failed' }
  | { readonly status: 'made'; readonly format: RecordingFormat }
  | { readonly status: 'expired' };

/** A finished recording. */
export interface FinishedRecording {
  readonly format: RecordingFormat;
  readonly bytes: number;
  readonly seconds: number;
  readonly characters: number;
  readonly voice: string;
}

export type RecordingCommand =
  | (OfBrief & { readonly type: 'Ask' })
  | (OfBrief & { readonly type: 'Finish'; readonly made: FinishedRecording })
  | (OfBrief & { readonly type: 'Fail'; readonly fault: RecordingFault })
  | (OfBrief & { readonly type: 'Expire' });

const decide = (command: RecordingCommand, recording: Recording): Decision<RecordingEvent> => {
  const { userId, briefId } = command;
  const { status } = recording;
  switch (command.type) {
    case 'Ask':
      return status === 'none' || status === 'failed' ? [{ type: 'RecordingAsked', data: { userId, briefId } }] : [];
    case 'Finish':
      // Also one that was given up: the file is there.
      return status === 'requested' || status === 'failed'
        ? [{ type: 'RecordingMade', data: { userId, briefId, ...command.made } }]
        : [];
    case 'Fail':
      return status === 'requested'
        ? [{ type: 'RecordingFailed', data: { userId, briefId, fault: command.fault } }]
        : [];
    case 'Expire':
      return recording.status === 'made'
        ? [{ type: 'RecordingExpired', data: { userId, briefId, format: recording.format } }]
        : [];
    default:
      return assertNever(command);
  }
};

const evolve = (_recording: Recording, event: RecordingEvent): Recording => {
  switch (event.type) {
    case 'RecordingAsked':
      return { status: 'requested' };
    case 'RecordingMade':
      return { status: 'made', format: event.data.format };
    case 'RecordingFailed':
      return { status: 'failed' };
    case 'RecordingExpired':
      return { status: 'expired' };
    default:
      return assertNever(event);
  }
};

/** Decides on streams `recording-{brief}`: whether a brief was read out. However many ask, it is made once. */
export const recordingDecider: Decider<RecordingCommand, RecordingEvent, Recording> = {
  events: recordingEvents,
  initialState: { status: 'none' },
  hasNoPersonalData: true,
  evolve,
  decide,
};
