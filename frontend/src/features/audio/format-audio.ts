import type { Schema } from '#shared/api/api-schema';
import { playerTexts } from './texts/player';

/** Why a brief cannot be heard, as the end of a sentence. */
export const recordingFailureMessage = (fault: Schema<'Recording'>['fault']): string =>
  playerTexts().faults[fault ?? 'voice_failed'];

/** `3:07` */
export const formatClock = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

/** `3 minutes 7 seconds`, for screen readers. */
export const spokenDuration = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds));
  return whole < 60 ? playerTexts().seconds(whole) : playerTexts().minutes(Math.floor(whole / 60), whole % 60);
};

/** `4 min` */
export const formatLength = (seconds: number): string =>
  seconds < 60 ? `${Math.max(1, Math.round(seconds))} s` : `${Math.round(seconds / 60)} min`;
