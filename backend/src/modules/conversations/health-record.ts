import { type HealthRecordEvent, healthRecordEvents } from '#events/conversations/health-record.events';
import { assertNever } from '#kernel/assert-never';
import type { Recorded } from '#kernel/recorded-event';

export interface Blurb {
  readonly day: string;
  readonly content: string;
  readonly written_at: string;
}

interface HealthRecord {
  readonly diagnosis: string | null;
  /** The last summary of each day, newest day first. */
  readonly blurbs: readonly Blurb[];
}

export const healthRecordStream = (userId: string): string => healthRecordEvents.stream(userId);

/** The state after the events of a stream; empty for somebody who was erased. */
export const healthRecordOf = (events: readonly Recorded<HealthRecordEvent>[]): HealthRecord => {
  let diagnosis: string | null = null;
  const byDay = new Map<string, Blurb>();
  for (const { type, data, metadata } of events) {
    switch (type) {
      case 'DiagnosisStated':
        diagnosis = data.diagnosis;
        break;
      case 'BlurbWritten':
        if (data.content !== null)
          byDay.set(data.day, { day: data.day, content: data.content, written_at: metadata.occurred_at });
        break;
      default:
        return assertNever(type);
    }
  }
  const blurbs = [...byDay.values()].sort((a, b) => (a.day < b.day ? 1 : -1));
  return { diagnosis, blurbs };
};
