import type { Day, Remark, RemarkOf } from '#events/research/remarks';

/** The table of phrases for remarks, on pages and in texts. The caller decides how a day is written and what it is compared with. */
export interface RemarkStyle {
  readonly written: (day: Day) => string;
  readonly today: Day;
}

const dueWords = (day: Day, { written, today }: RemarkStyle): string =>
  `${day < today ? 'was due' : 'due'} ${written(day)}`;
const onDay = (day: Day | null, { written }: RemarkStyle, on = ' on'): string =>
  day === null ? '' : `${on} ${written(day)}`;
const quoted = (title: string | null, before: string): string => (title === null ? '' : `${before}“${title}”`);

/** Most characters of a line that a chip repeats. */
const LONGEST_ON_CHIP = 60;

const partWords = ({ words, day }: RemarkOf<'part_ended'>, { written }: RemarkStyle): string =>
  notApplying(words, day === null ? null : written(day));

/**
 * The remark on words that no longer hold, while the rest of their line does. `since`: the day in words, if it is
 * known.
 */
export const notApplying = (words: string, since: string | null): string =>
  `“${words}” has not applied ${since === null ? 'any more' : `since ${since}`}`;

/** What ended of what a line depends on: the line may rest on other acts as well, and on other parts of this one. */
const groundWords = ({ act, part }: RemarkOf<'depends_on'>): string =>
  part === null ? act : `the ${part} under ${act}`;

/** A remark as a clause: `from September 3, 2026`. Some kinds need their source's quote after it, see `showsQuote`. */
export const clauseOf = (remark: Remark, style: RemarkStyle): string => {
  const { written } = style;
  switch (remark.kind) {
    case 'takes_effect':
      return `from ${written(remark.day)}`;
    case 'exception':
      return `but from ${written(remark.day)}`;
    case 'ends':
      return `until ${written(remark.day)}`;
    case 'due':
      return dueWords(remark.day, style);
    case 'happened':
      return `on ${written(remark.day)}`;
    case 'was':
      return `was: ${remark.quote}${remark.day === null ? '' : `, ${written(remark.day)}`}`;
    case 'contradicts':
      return `earlier: “${remark.quote}”`;
    case 'no_longer_holds':
      return `ended${onDay(remark.day, style)} by “${remark.by}”`;
    case 'part_ended':
      return `${partWords(remark, style)}, by “${remark.by}”`;
    case 'depends_on':
      return `${groundWords(remark)} ended${onDay(remark.day, style)}${quoted(remark.by, ' by ')}`;
    case 'paper':
      return remark.preprint
        ? `its page names a preprint, ${remark.paper}, posted without peer review`
        : `its page names the paper ${remark.paper}`;
    case 'told_before':
      return `about: “${remark.quote}”`;
  }
};

/** 'for some from Feb 9, 2027': what the remarks on exceptions say together. */
const exceptionWords = (remarks: readonly Remark[], { written }: RemarkStyle): string => {
  const days = new Set(remarks.flatMap((remark) => (remark.kind === 'exception' ? [remark.day] : [])));
  const [only] = days;
  return only !== undefined && days.size === 1
    ? `for some from ${written(only)}`
    : `for some from ${days.size} other days`;
};

/** A short label for remarks of one kind, as a chip shows it. */
export const labelOf = (remarks: readonly [Remark, ...Remark[]], style: RemarkStyle): string => {
  const { written } = style;
  const [remark] = remarks;
  switch (remark.kind) {
    case 'takes_effect':
    case 'ends':
    case 'due':
    case 'happened':
      return clauseOf(remark, style);
    case 'exception':
      return exceptionWords(remarks, style);
    case 'was':
      return 'changed';
    case 'contradicts':
      return 'reverses';
    case 'no_longer_holds':
      return remark.day === null ? 'ended' : `ended ${written(remark.day)}`;
    case 'part_ended':
      return remark.words.length > LONGEST_ON_CHIP
        ? `part of it ended${onDay(remark.day, style, '')}`
        : partWords(remark, style);
    case 'depends_on':
      return `${groundWords(remark)} ended${onDay(remark.day, style, '')}`;
    case 'paper':
      return remark.preprint ? 'preprint' : 'paper';
    case 'told_before':
      return 'about what was told';
  }
};
