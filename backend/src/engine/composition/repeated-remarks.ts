import { showsQuote } from '#events/research/remarks';
import type { FieldKnowledge } from '../knowledge-field';
import type { Evidence } from '../ledger';
import type { FoundLine, FoundRemark } from './found-line';

const areSame = (one: Evidence, other: Evidence): boolean => one.url === other.url && one.quote === other.quote;

const cites = (remark: FoundRemark, evidence: Evidence): boolean =>
  remark.evidence.some((cited) => areSame(cited, evidence));

/** Drops lines that only repeat a remark on another line of the same page, or only give its day. */
export const withoutRepeatedRemarks = (
  { isDemoted }: FieldKnowledge,
  lines: readonly FoundLine[],
): readonly FoundLine[] =>
  lines.filter((line) => {
    const { text, title, evidence, remarks } = line;
    if (title !== undefined || remarks.some(({ kind }) => kind === 'was' || kind === 'contradicts')) return true;
    const sayingSo = lines.flatMap((other) =>
      other === line || other.evidence.url !== evidence.url
        ? []
        : other.remarks.filter((remark) => cites(remark, evidence)),
    );
    return !(sayingSo.length > 0 && (isDemoted(text) || sayingSo.some(showsQuote)));
  });

/** Drops lines that only move a day, if a remark on the original line gives the new day. */
export const withoutMovedDays = (lines: readonly FoundLine[]): readonly FoundLine[] =>
  lines.filter(
    ({ evidence, remarks }) =>
      !remarks.some((was) => was.kind === 'was' && was.day !== null) ||
      !lines.some(
        (other) =>
          other.remarks.some((remark) => remark.kind === 'takes_effect' && cites(remark, evidence)) &&
          remarks.some((remark) => remark.kind === 'told_before' && cites(remark, other.evidence)),
      ),
  );

/**
 * Whether a line no longer holds and another one reports what ended it, so that the first need not be shown as current.
 */
export const isEndStated = ({ remarks }: FoundLine, lines: readonly FoundLine[]): boolean =>
  remarks.some((remark) => remark.kind === 'no_longer_holds' && lines.some(({ evidence }) => cites(remark, evidence)));

/** The kind of remark that concerns a whole page, so only the first line of the page carries it. */
const KIND_SHOWN_ONCE: FoundRemark['kind'] = 'paper';

export const withoutRepeats = (lines: readonly FoundLine[]): readonly FoundLine[] => {
  const stated = new Set<string>();
  const isFirst = ({ kind, evidence: [page] }: FoundRemark): boolean => {
    const key = `${kind}\n${page?.url}\n${page?.quote}`;
    if (kind !== KIND_SHOWN_ONCE) return true;
    if (stated.has(key)) return false;
    stated.add(key);
    return true;
  };
  return lines.map((line) => ({ ...line, remarks: line.remarks.filter(isFirst) }));
};
