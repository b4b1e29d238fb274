import { withoutLeadingTime, withoutTrailingTime } from './moments';
import { type ToldThing, OPENINGS, foldedClause } from './told';
import { vomitingsIn } from './vomitings';

/**
 * The things in a clause about something that happened once or several times and counts each time: `threw up twice at
 * 9`.
 */
export const repeatedIn = (clause: string): readonly ToldThing[] | null => {
  const text = foldedClause(clause).replace(OPENINGS, '');
  const ahead = withoutLeadingTime(text);
  const behind = withoutTrailingTime(ahead.rest);
  const things = vomitingsIn(behind.rest.replace(OPENINGS, ''));
  const moment = [...ahead.moment, ...behind.moment];
  return (
    things?.map((thing, at) => ({
      thing,
      moment,
      leads: ahead.moment.length > 0,
      hasVerb: at === 0,
      goesOn: false,
      words: clause.trim(),
    })) ?? null
  );
};
