import { showsQuote } from '#events/research/remarks';
import type { DomainKnowledge } from '../domain-knowledge';
import type { Evidence } from '../ledger';
import type { FoundLine } from './found-line';
import type { FoundRemark } from './found-remark';

const areSame = (one: Evidence, other: Evidence): boolean => one.url === other.url && one.quote === other.quote;

const cites = (remark: FoundRemark, evidence: Evidence): boolean =>
  remark.evidence.some((cited) => areSame(cited, evidence));

/** Lines without those that are said of another line of their page, or only give the day that is. */
export const withoutSaidTwice = ({ isDemoted }: DomainKnowledge, lines: readonly FoundLine[]): readonly FoundLine[] =>
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

/** Lines of an overview without those that moved a day which a remark on the line that told it before gives. */
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

/** Tells of a page rather than of a line, and so is said of the first line that it is found for. */
const ONCE: FoundRemark['kind'] = 'paper';

export const withoutRepeats = (lines: readonly FoundLine[]): readonly FoundLine[] => {
  const said = new Set<string>();
  const isFirst = ({ kind, evidence: [page] }: FoundRemark): boolean => {
    const key = `${kind}\n${page?.url}\n${page?.quote}`;
    if (kind !== ONCE) return true;
    if (said.has(key)) return false;
    said.add(key);
    return true;
  };
  return lines.map((line) => ({ ...line, remarks: line.remarks.filter(isFirst) }));
};
