import type { Day, Remark } from '#events/research/remarks';

/** The table of phrases for remarks, on pages and in texts. The caller decides how a day is written and what it is compared with. */
export interface Telling {
  readonly written: (day: Day) => string;
  readonly today: Day;
}

const dueWords = (day: Day, { written, today }: Telling): string =>
  `${day < today ? 'was due' : 'due'} ${written(day)}`;
const onDay = (day: Day | null, { written }: Telling): string => (day === null ? '' : ` on ${written(day)}`);
const quoted = (title: string | null, before: string): string => (title === null ? '' : `${before}“${title}”`);

/** A remark as a clause: `from September 3, 2026`. Some kinds need their source's quote after it, see `showsQuote`. */
export const clauseOf = (remark: Remark, telling: Telling): string => {
  const { written } = telling;
  switch (remark.kind) {
    case 'takes_effect':
      return `from ${written(remark.day)}`;
    case 'exception':
      return `but from ${written(remark.day)}`;
    case 'ends':
      return `until ${written(remark.day)}`;
    case 'due':
      return dueWords(remark.day, telling);
    case 'happened':
      return `on ${written(remark.day)}`;
    case 'was':
      return `was: ${remark.quote}${remark.day === null ? '' : `, ${written(remark.day)}`}`;
    case 'contradicts':
      return `earlier: “${remark.quote}”`;
    case 'no_longer_holds':
      return `ended${onDay(remark.day, telling)} by “${remark.by}”`;
    case 'depends_on':
      return `${remark.part === null ? remark.act : `the ${remark.part} under ${remark.act}`} ended${onDay(remark.day, telling)}${quoted(remark.by, ' by ')}`;
    case 'paper':
      return remark.preprint
        ? `its page names a preprint, ${remark.paper}, posted without peer review`
        : `its page names the paper ${remark.paper}`;
    case 'told_before':
      return `told before: “${remark.quote}”`;
  }
};

/** A short label for remarks of one kind, as a chip shows it. */
export const labelOf = (remarks: readonly [Remark, ...Remark[]], telling: Telling): string => {
  const { written } = telling;
  const [remark] = remarks;
  switch (remark.kind) {
    case 'takes_effect':
    case 'ends':
    case 'due':
    case 'happened':
      return clauseOf(remark, telling);
    case 'exception':
      return remarks.length === 1 ? '1 exception' : `${remarks.length} exceptions`;
    case 'was':
      return 'changed';
    case 'contradicts':
      return 'contradicts';
    case 'no_longer_holds':
      return remark.day === null ? 'ended' : `ended ${written(remark.day)}`;
    case 'depends_on':
      return remark.day === null ? 'its act ended' : `its act ended ${written(remark.day)}`;
    case 'paper':
      return remark.preprint ? 'preprint' : 'paper';
    case 'told_before':
      return 'told before';
  }
};
