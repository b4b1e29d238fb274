import { dueDayOf, fromDayOf, orderedDayOf, provisoOf, setUpDayOf, untilDayOf, type Bound } from '../in-force';
import { isoDay } from '../../words/named-date';
import type { FindRemarks, FoundRemark } from './found';

const bound = ({ day, evidence }: Bound) => ({ day: isoDay(day), evidence: [evidence] });

/** Deadlines of what a line orders, from its own page or another one. */
export const findDueDay: FindRemarks = ({ claim }, { links }) => {
  const due = dueDayOf(claim);
  const ordered = orderedDayOf(claim, links);
  const exists = setUpDayOf(claim);
  return [
    ...(due === null ? [] : [{ kind: 'due' as const, thing: null, ...bound(due) }]),
    ...(ordered === null ? [] : [{ kind: 'due' as const, thing: ordered.thing, ...bound(ordered) }]),
    ...(exists === null ? [] : [{ kind: 'exists' as const, ...bound(exists) }]),
  ];
};

const exceptionsOf = ({ evidence, exceptions }: Bound): readonly FoundRemark[] => {
  if (exceptions === undefined) return [];
  if (exceptions.length === 0) return [{ kind: 'exception', day: null, evidence: [evidence] }];
  return exceptions.map((each) => ({ kind: 'exception', ...bound(each) }));
};

/** From and until when it holds. */
export const findPeriod: FindRemarks = ({ claim }, { claims }) => {
  const from = fromDayOf(claim, claims);
  const until = untilDayOf(claim, claims);
  return [
    ...(from === null ? [] : [{ kind: 'takes_effect' as const, ...bound(from) }]),
    ...(until === null ? [] : [{ kind: 'ends' as const, ...bound(until) }]),
    ...(from === null ? [] : exceptionsOf(from)),
  ];
};

/** A condition without which it ends. */
export const findCondition: FindRemarks = ({ claim }, { claims }) => {
  const proviso = provisoOf(claim, claims);
  return proviso === null ? [] : [{ kind: 'condition', ...bound(proviso) }];
};
