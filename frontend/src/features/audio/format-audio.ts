import type { Schema } from '../../shared/api/api-schema';
import { pluralize } from '../../shared/text-format/pluralize';

/** Why a brief cannot be heard, as the end of a sentence. */
const FAULTS: Readonly<Record<NonNullable<Schema<'Recording'>['fault']>, string>> = {
  no_voice: 'no voice is installed on this server',
  over_budget: 'this month’s limit for audio has been reached',
  no_plan: 'audio was off or the plan was not paid for',
  nothing_left_to_tell: 'there is nothing left to read out',
  account_ended: 'its account has ended',
  voice_failed: 'the voice could not be reached',
};

export const recordingFailureMessage = (fault: Schema<'Recording'>['fault']): string => FAULTS[fault ?? 'voice_failed'];

/** `3:07` */
export const formatClock = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

/** `3 minutes 7 seconds`, for screen readers. */
export const spokenDuration = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds));
  return whole < 60
    ? pluralize(whole, 'second')
    : `${pluralize(Math.floor(whole / 60), 'minute')} ${pluralize(whole % 60, 'second')}`;
};

/** `4 min` */
export const formatLength = (seconds: number): string =>
  seconds < 60 ? `${Math.max(1, Math.round(seconds))} s` : `${Math.round(seconds / 60)} min`;
