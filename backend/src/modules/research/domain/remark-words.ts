import type { Day, Remark, RemarkKind } from '#events/research/remarks';

/** The table of phrases for remarks, on pages and in texts. The caller decides how a day is written and what it is compared with. */
export interface Telling {
  readonly written: (day: Day) => string;
  readonly today: Day;
}

const isOver = (day: Day, { today }: Telling): boolean => day < today;

const onDay = (day: Day | null, { written }: Telling): string => (day === null ? '' : ` on ${written(day)}`);
const quoted = (title: string | null, before: string): string => (title === null ? '' : `${before}“${title}”`);

/** A remark as a clause: `from September 3, 2026`. Some kinds need their source's quote after it, see `showsQuote`. */
export const clauseOf = (remark: Remark, telling: Telling): string => {
  const { written } = telling;
  switch (remark.kind) {
    case 'takes_effect':
      return `from ${written(remark.day)}`;
    case 'exception':
      return remark.day === null ? 'with exceptions' : `but from ${written(remark.day)}`;
    case 'ends':
      return `until ${written(remark.day)}`;
    case 'due': {
      const thing = remark.thing === null ? '' : `the ${remark.thing} `;
      const verb = isOver(remark.day, telling) ? 'was ' : thing === '' ? '' : 'is ';
      return `${thing}${verb}due ${written(remark.day)}`;
    }
    case 'exists':
      return `a page dated ${written(remark.day)} says it exists`;
    case 'condition':
      return `with a condition ${isOver(remark.day, telling) ? 'that was to be' : 'to be'} met by ${written(remark.day)}`;
    case 'happened':
      return `on ${written(remark.day)}`;
    case 'as_of':
      return `as of ${written(remark.day)}`;
    case 'told_later':
      return `a page dated ${written(remark.day)} says`;
    case 'amount_not_stated':
      return 'the page does not say by how much';
    case 'was':
      return `was: ${remark.quote}${remark.day === null ? '' : `, ${written(remark.day)}`}`;
    case 'contradicts':
      return remark.act === null
        ? `earlier: “${remark.quote}”`
        : `no longer as far as it depends on ${remark.act}: “${remark.quote}”`;
    case 'no_longer_holds':
      return `ended${onDay(remark.day, telling)} by “${remark.by}”`;
    case 'depends_on':
      return `${remark.part === null ? remark.act : `the ${remark.part} under ${remark.act}`} ended${onDay(remark.day, telling)}${quoted(remark.by, ' by ')}`;
    case 'rests_on':
      return `the page of this line rests ${remark.partly ? 'in part ' : ''}on ${remark.act}`;
    case 'modified':
      return `${remark.by} modified ${remark.act}`;
    case 'spares':
      return 'what ended it says';
    case 'titled':
      return `${remark.act}: “${remark.title}”`;
    case 'continued':
      return `continued by the ${remark.act}, “${remark.title}”`;
    case 'same_day':
      return `published the same day${quoted(remark.title, ', ')}`;
    case 'limit':
      return 'the page also says';
    case 'definition':
      return `on “${remark.term}”, the page says`;
    case 'paper':
      return remark.preprint
        ? `its page names a preprint, ${remark.paper}, posted without peer review`
        : `its page names the paper ${remark.paper}`;
    case 'told_before':
      return `told before: “${remark.quote}”`;
    case 'also_concerns':
      return `also concerns “${remark.title}”`;
    case 'same_for':
      return `the same is said of ${remark.act}${quoted(remark.title, ', ')}`;
    case 'list_goes_on':
      return 'the list goes on';
    case 'as_written':
      return remark.quote;
  }
};

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** A short label for remarks of one kind, as a chip shows it; null if they need more room. */
export const labelOf = (remarks: readonly [Remark, ...Remark[]], telling: Telling): string | null => {
  const { written } = telling;
  const [remark] = remarks;
  const count = remarks.length;
  switch (remark.kind) {
    case 'takes_effect':
    case 'ends':
    case 'happened':
    case 'as_of':
      return clauseOf(remark, telling);
    case 'due':
      return `${isOver(remark.day, telling) ? 'was due' : 'due'} ${written(remark.day)}`;
    case 'exception':
      return remark.day === null ? 'with exceptions' : counted(count, 'exception', 'exceptions');
    case 'condition':
      return `condition by ${written(remark.day)}`;
    case 'was':
      return 'changed';
    case 'contradicts':
      return remark.act === null ? 'contradicts' : 'ended in part';
    case 'no_longer_holds':
      return remark.day === null ? 'ended' : `ended ${written(remark.day)}`;
    case 'depends_on':
      return remark.day === null ? 'its act ended' : `its act ended ${written(remark.day)}`;
    case 'titled':
      return remark.act;
    case 'continued':
      return 'continued';
    case 'same_day':
      return 'published the same day';
    case 'paper':
      return remark.preprint ? 'preprint' : 'paper';
    case 'told_before':
      return 'told before';
    case 'also_concerns':
      return `also concerns ${counted(count, 'page', 'pages')}`;
    case 'same_for':
      return `same for ${counted(count, 'more act', 'more acts')}`;
    case 'list_goes_on':
      return `${count} more in its list`;
    case 'as_written':
      return counted(count, 'note', 'notes');
    case 'exists':
    case 'told_later':
    case 'amount_not_stated':
    case 'rests_on':
    case 'modified':
    case 'spares':
    case 'limit':
    case 'definition':
      return null;
  }
};

const ASIDES: ReadonlySet<RemarkKind> = new Set(['limit', 'definition', 'amount_not_stated']);

/** Whether a remark is only background, shown in cards alone. */
export const isAside = (kind: RemarkKind): boolean => ASIDES.has(kind);
