import { vomitingsIn } from './everyday-forms';
import { withoutLeadingTime, withoutTrailingTime } from './moments';
import { type ToldThing, OPENINGS, foldedClause } from './told';

/** What a clause tells of something that was once or several times and is counted each time: `threw up twice at 9`. */
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
