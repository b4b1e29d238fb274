import { dueDayOf, fromDayOf, untilDayOf, type Bound } from '../in-force';
import { isoDay } from '../../words/named-date';
import type { FindRemarks, FoundRemark } from './found';

const bound = ({ day, evidence }: Bound) => ({ day: isoDay(day), evidence: [evidence] });

/** The deadline of what a line orders, from its page. */
export const findDueDay: FindRemarks = ({ claim }) => {
  const due = dueDayOf(claim);
  return due === null ? [] : [{ kind: 'due', thing: null, ...bound(due) }];
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
