import { listOf } from '../patterns';

/** A verb by which a value changes. */
export interface ChangeVerb {
  /** 1 for more or later, -1 for less or earlier, 0 for either. */
  readonly direction: -1 | 0 | 1;
  /** Whether somebody changes it: `raised the fare`, not `the fare rose`. */
  readonly transitive: boolean;
}

const forms = (list: string, direction: ChangeVerb['direction'], transitive: boolean) =>
  listOf(list).map((word) => [word, { direction, transitive }] as const);

/** By each of their forms, in lower case. */
export const changeVerbs: ReadonlyMap<string, ChangeVerb> = new Map([
  ...forms(
    `raise raises raised increase increases increased hike hikes hiked boost boosts boosted widen widens widened
    expand expands expanded extend extends extended lengthen lengthens lengthened lift lifts lifted`,
    1,
    true,
  ),
  ...forms(
    `cut cuts lower lowers lowered reduce reduces reduced decrease decreases decreased trim trims trimmed shorten shortens
    shortened slash slashes slashed halve halves halved narrow narrows narrowed`,
    -1,
    true,
  ),
  ...forms('postpone postpones postponed delay delays delayed', 1, true),
  ...forms(
    `move moves moved reschedule reschedules rescheduled revise revises revised change changes changed adjust adjusts
    adjusted set sets fix fixes fixed put puts`,
    0,
    true,
  ),
  ...forms(
    `rise rises rose risen climb climbs climbed grow grows grew grown jump jumps jumped double doubles doubled surge surges
    surged swell swells swelled slip slips slipped`,
    1,
    false,
  ),
  ...forms(
    'fall falls fell fallen drop drops dropped decline declines declined dip dips dipped shrink shrank sank',
    -1,
    false,
  ),
  ...forms('reach reaches reached hit hits cover covers stand stands total totals now', 0, false),
]);

/** Any of them, and what says the same in several words. */
export const anyChange = new RegExp(
  String.raw`\b(?:${[...changeVerbs.keys()].join('|')}|instead of|goes up|went up|gone up|goes down|went down)\b`,
);

/** `has burned`, `by Friday`: a running total, so that another value is a newer one. */
export const runningTotal = /\b(?:has|have|now|so far|in total|altogether|[Bb]y [A-Z][a-z]+day)\b/;
