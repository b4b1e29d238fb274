import type { Day, Remark } from '#events/research/remarks';

const onDay = (day: string | null, on = ' on'): string => (day === null ? '' : `${on} ${day}`);

/** The act, or part of one, that a line depends on and that ended; the line may rest on other acts and parts as well. */
const ground = (act: string, part: string | null): string => (part === null ? act : `the ${part} under ${act}`);

/** The phrases of remarks in English; pages may have them in another language. Days come as they are written. */
export const remarkPhrases = {
  from: (day: string) => `from ${day}`,
  butFrom: (day: string) => `but from ${day}`,
  until: (day: string) => `until ${day}`,
  due: (day: string) => `due ${day}`,
  wasDue: (day: string) => `was due ${day}`,
  happened: (day: string) => `on ${day}`,
  was: (quote: string, day: string | null) => `was: ${quote}${day === null ? '' : `, ${day}`}`,
  earlier: (quote: string) => `earlier: “${quote}”`,
  endedBy: (day: string | null, by: string) => `ended${onDay(day)} by “${by}”`,
  notApplying: (words: string, since: string | null) =>
    `“${words}” ${since === null ? 'no longer applies' : `has not applied since ${since}`}`,
  by: (clause: string, by: string) => `${clause}, by “${by}”`,
  groundEnded: (act: string, part: string | null, day: string | null, by: string | null) =>
    `${ground(act, part)} ended${onDay(day)}${by === null ? '' : ` by “${by}”`}`,
  namesPreprint: (paper: string) => `its page names a preprint, ${paper}, posted without peer review`,
  namesPaper: (paper: string) => `its page names the paper ${paper}`,
  toldBefore: (quote: string) => `about: “${quote}”`,
  forSomeFrom: (day: string) => `for some from ${day}`,
  forSomeFromDays: (days: number) => `for some from ${days} other days`,
  changed: 'changed',
  reverses: 'ends what was reported',
  ended: (day: string | null) => `ended${onDay(day, '')}`,
  partEnded: (day: string | null) => `part of it ended${onDay(day, '')}`,
  groundEndedInShort: (act: string, part: string | null, day: string | null) =>
    `${ground(act, part)} ended${onDay(day, '')}`,
  preprint: 'preprint',
  paper: 'paper',
  wasToldBefore: 'about what was told',
};

/**
 * How remarks are worded, on pages and in texts. The caller decides how a day is written and what it is compared with.
 */
export interface RemarkStyle {
  readonly written: (day: Day) => string;
  readonly today: Day;
  /** Default: English. */
  readonly phrases?: typeof remarkPhrases;
}

/** Most characters of a line that a chip repeats. */
const MAX_CHIP_TEXT_LENGTH = 60;

/**
 * The remark on words that no longer hold, while the rest of their line does. `since`: the day in words, if it is
 * known.
 */
export const { notApplying } = remarkPhrases;

/** A remark as a clause: `from September 3, 2026`. Some kinds need their source's quote after it, see `showsQuote`. */
export const clauseOf = (remark: Remark, { written, today, phrases = remarkPhrases }: RemarkStyle): string => {
  const day = (given: Day | null): string | null => (given === null ? null : written(given));
  switch (remark.kind) {
    case 'takes_effect':
      return phrases.from(written(remark.day));
    case 'exception':
      return phrases.butFrom(written(remark.day));
    case 'ends':
      return phrases.until(written(remark.day));
    case 'due':
      return remark.day < today ? phrases.wasDue(written(remark.day)) : phrases.due(written(remark.day));
    case 'happened':
      return phrases.happened(written(remark.day));
    case 'was':
      return phrases.was(remark.quote, day(remark.day));
    case 'contradicts':
      return phrases.earlier(remark.quote);
    case 'no_longer_holds':
      return phrases.endedBy(day(remark.day), remark.by);
    case 'part_ended':
      return phrases.by(phrases.notApplying(remark.words, day(remark.day)), remark.by);
    case 'depends_on':
      return phrases.groundEnded(remark.act, remark.part, day(remark.day), remark.by);
    case 'paper':
      return remark.preprint ? phrases.namesPreprint(remark.paper) : phrases.namesPaper(remark.paper);
    case 'told_before':
      return phrases.toldBefore(remark.quote);
  }
};

/** 'for some from Feb 9, 2027': what the remarks on exceptions say together. */
const exceptionWords = (remarks: readonly Remark[], { written, phrases = remarkPhrases }: RemarkStyle): string => {
  const days = new Set(remarks.flatMap((remark) => (remark.kind === 'exception' ? [remark.day] : [])));
  const [only] = days;
  return only !== undefined && days.size === 1
    ? phrases.forSomeFrom(written(only))
    : phrases.forSomeFromDays(days.size);
};

/** A short label for remarks of one kind, as a chip shows it. */
export const labelOf = (remarks: readonly [Remark, ...Remark[]], style: RemarkStyle): string => {
  const { written, phrases = remarkPhrases } = style;
  const day = (given: Day | null): string | null => (given === null ? null : written(given));
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
      return phrases.changed;
    case 'contradicts':
      return phrases.reverses;
    case 'no_longer_holds':
      return phrases.ended(day(remark.day));
    case 'part_ended':
      return remark.words.length > MAX_CHIP_TEXT_LENGTH
        ? phrases.partEnded(day(remark.day))
        : phrases.notApplying(remark.words, day(remark.day));
    case 'depends_on':
      return phrases.groundEndedInShort(remark.act, remark.part, day(remark.day));
    case 'paper':
      return remark.preprint ? phrases.preprint : phrases.paper;
    case 'told_before':
      return phrases.wasToldBefore;
  }
};
