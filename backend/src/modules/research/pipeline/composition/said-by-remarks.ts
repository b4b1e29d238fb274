import { showsQuote } from '../../domain/remark-words';
import { saysWhen } from '../acts/in-force';
import type { Evidence } from '../ledger';
import { monthName, weekdayName } from '../languages/english/calendar';
import { oneOf } from '../words/phrases';
import type { FoundLine } from './found-line';
import type { FoundRemark } from './remarks/found';

const ofTime = new RegExp(
  String.raw`^(?:\d{1,2}(?::\d\d)?|\d{4}|${monthName}|${weekdayName}|${oneOf(`
    a.m. p.m. am pm noon midnight eastern central mountain pacific standard daylight savings local time
    on at from until through after day days week weeks signing signature publication
  `).replaceAll('.', String.raw`\.`)})$`,
);

/** `The duty will take effect on May 4 at noon.`: whatever else a sentence says, it would say behind its verb. */
const saysOnlyWhen = (text: string): boolean => {
  const [told = '', scope] = saysWhen.exec(text) ?? [];
  if (told === '' || scope !== undefined) return false;
  const rest = text.slice(told.length, -1).trim();
  return rest.split(/,? /).every((word) => ofTime.test(word));
};

const areSame = (one: Evidence, other: Evidence): boolean => one.url === other.url && one.quote === other.quote;

const cites = (remark: FoundRemark, evidence: Evidence): boolean =>
  remark.evidence.some((cited) => areSame(cited, evidence));

/** Lines without those that are said of another line of their page, or only give the day that is. */
export const withoutSaidTwice = (lines: readonly FoundLine[]): readonly FoundLine[] =>
  lines.filter((line) => {
    const { text, title, evidence, remarks } = line;
    if (title !== undefined || remarks.some(({ kind }) => kind === 'was' || kind === 'contradicts')) return true;
    const sayingSo = lines.flatMap((other) =>
      other === line || other.evidence.url !== evidence.url
        ? []
        : other.remarks.filter((remark) => cites(remark, evidence)),
    );
    return !(sayingSo.length > 0 && (saysOnlyWhen(text) || sayingSo.some(showsQuote)));
  });

/** Remarks that tell of a page rather than of a line, each at the first line that it is found for. */
const ONCE: FoundRemark['kind'] = 'also_concerns';

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
