import type { StateText } from '../../domain/ledger.events';
import { isDatedPast } from '../../pipeline/composition/dated-past';
import { timeOf } from '../../pipeline/words/dates';

/** A line, the source that its first marker points to, and what it overrules. */
const LINE = /^- (.*?) \[(\d{1,3})\](?: \[\d{1,3}\])*(?: \((?:was|earlier): .*\))?$/;
const EARLIER = '### Earlier';

/**
 * An overview's markdown as it reads at `now` (milliseconds, UTC): lines that have been overtaken since it was composed
 * are under a heading at its end, so that an overview is right without a further run.
 */
export const asReadOn = ({ content, sources }: StateText, now: number): string => {
  const isPast = (line: string): boolean => {
    const [, text = '', marker] = LINE.exec(line) ?? [];
    const source = sources[Number(marker) - 1];
    return source !== undefined && isDatedPast(text, timeOf(source.publishedAt ?? source.readAt) ?? now, now);
  };
  const past = content.split('\n').filter(isPast);
  if (past.length === 0) return content;
  const kept = content
    .split(/\n(?=### )/)
    .map((section) => section.split('\n').filter((line) => !isPast(line)))
    .filter((lines) => lines.some((line) => LINE.test(line)))
    .map((lines) => lines.join('\n').trim());
  return [...kept, `${EARLIER}\n\n${past.join('\n')}`].join('\n\n');
};
