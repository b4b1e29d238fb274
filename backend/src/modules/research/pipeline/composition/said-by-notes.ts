import { saysWhen } from '../acts/in-force';
import type { Evidence, FindingKind } from '../ledger';
import { monthName } from '../words/named-date';
import { oneOf } from '../words/phrases';

interface Line {
  readonly kind: FindingKind;
  readonly text: string;
  readonly source: number;
  readonly title?: string;
  readonly note?: string;
}

const ofTime = new RegExp(
  String.raw`^(?:\d{1,2}(?::\d\d)?|\d{4}|${monthName}|${oneOf(`
    a.m. p.m. am pm noon midnight eastern central mountain pacific standard daylight savings local time
    on at from until through after day days week weeks signing signature publication
    Monday Tuesday Wednesday Thursday Friday Saturday Sunday
  `).replaceAll('.', String.raw`\.`)})$`,
);

/** `The duty will take effect on May 4 at noon.`: whatever else a sentence says, it would say behind its verb. */
const saysOnlyWhen = (text: string): boolean => {
  const [told = '', scope] = saysWhen.exec(text) ?? [];
  if (told === '' || scope !== undefined) return false;
  const rest = text.slice(told.length, -1).trim();
  return rest.split(/,? /).every((word) => ofTime.test(word));
};

/** The sources that a line's note cites. */
const citedBy = ({ note = '' }: Line): readonly number[] =>
  [...note.matchAll(/\[(\d{1,3})\]/g)].map(([, source]) => Number(source));

/** Lines without those that stand behind another line of their page, or only give the day that does. */
export const withoutDaysSaid = <Composed extends Line>(
  lines: readonly Composed[],
  sources: readonly Evidence[],
): readonly Composed[] => {
  const pageOf = ({ source }: Line): string | undefined => sources[source - 1]?.url;
  const isSaid = (line: Line): boolean =>
    lines.some((other) => other !== line && pageOf(other) === pageOf(line) && citedBy(other).includes(line.source));
  const isQuoted = ({ source }: Line): boolean => {
    const quote = sources[source - 1]?.quote;
    return quote !== undefined && lines.some(({ note = '' }) => note.includes(`“${quote}”`));
  };
  return lines.filter(
    (line) =>
      line.kind !== 'new' || line.title !== undefined || !((saysOnlyWhen(line.text) || isQuoted(line)) && isSaid(line)),
  );
};
