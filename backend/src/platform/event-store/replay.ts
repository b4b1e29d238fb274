import { AppendRefused } from './append-request';
import type { AppendResult, ExpectedRevision } from './event-store';

export interface KeptEvent {
  readonly stream: string;
  readonly revision: number;
  readonly position: number;
}

/**
 * The result of an append that does not match the stream's last revision, or whose ids exist: the first result if it was
 * stored completely before, else a conflict. `kept` are the locations of its ids in the log, in the order of the append.
 */
export const replayOrConflict = (
  stream: string,
  tip: ExpectedRevision,
  kept: readonly (KeptEvent | undefined)[],
): AppendResult => {
  const elsewhere = kept.find((event) => event !== undefined && event.stream !== stream);
  if (elsewhere !== undefined) {
    throw new AppendRefused(`An event id of an append to ${stream} is already used in ${elsewhere.stream}.`);
  }
  const first = kept[0];
  const last = kept.at(-1);
  const whole = kept.every((event, index) => event !== undefined && event.revision === (first?.revision ?? 0) + index);
  return whole && last !== undefined
    ? { kind: 'appended', revision: last.revision, position: last.position }
    : { kind: 'conflict', actual: tip };
};
