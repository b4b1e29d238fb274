import { RECORDING_FAULTS, recordingEvents } from '#events/audio/recording.events';
import { outboundEffectDecider, planOutboundEffect } from '#modules/outbound/published';
import type { FileStore } from '#platform/file-store/file-store';
import { commandStep, sideEffectStep, processOf, statefulProcessOf } from '#platform/processes/process';
import { recordingDecider } from '../domain/recording.decider';
import { RECORDING } from '../making/recordings.kind';
import { chaptersFile, soundFile } from '../recording-files';

export const requestedRecordingsAreMade = processOf(recordingEvents, {
  name: 'asked-recordings',
  on: ['RecordingAsked'],
  mayLag: true,
  react: (event) => {
    const { userId, briefId } = event.data;
    return [planOutboundEffect(event, { kind: RECORDING, userId, subject: { briefId } })];
  },
});

/** Fails the recording of an effect that will not be tried again. */
export const endedEffectsFailRecordings = statefulProcessOf(outboundEffectDecider, {
  name: 'failed-recordings',
  on: ['EffectGivenUp', 'EffectCancelled', 'EffectSkipped'],
  mayLag: true,
  react: ({ type, data }, state) => {
    if (state.status === 'absent' || state.plan.kind !== RECORDING) return [];
    const { userId, subject } = state.plan;
    const briefId = subject.briefId ?? '';
    const reason = type === 'EffectCancelled' ? data.reason : 'voice_failed';
    const fault = RECORDING_FAULTS.find((each) => each === reason) ?? 'voice_failed';
    return [commandStep(recordingDecider, briefId, { type: 'Fail', userId, briefId, fault })];
  },
});

export const expiredRecordingsDeleteFiles = (files: Pick<FileStore, 'delete'>) =>
  processOf(recordingEvents, {
    name: 'expired-recordings',
    on: ['RecordingExpired'],
    mayLag: true,
    react: ({ data }) => [
      sideEffectStep('delete-sound', () => files.delete(soundFile(data, data.format))),
      sideEffectStep('delete-chapters', () => files.delete(chaptersFile(data))),
    ],
  });
