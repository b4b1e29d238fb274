import type { PeriodWords } from '../period-words';

export const periods: PeriodWords = {
  today: 'today|midnight|this (?:morning|afternoon|evening)|tonight',
  yesterday: 'yesterday(?: (?:morning|afternoon|evening|night))?|last (?:night|evening)',
  dayBeforeYesterday: 'the day before yesterday',
  beforeWeekday: 'last',
  shortWeekdays: 'mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun',
  beforeDay: 'the',
  ordinals: 'st|nd|rd|th',
  beforeMonth: 'of',
  openingSpan: 'between|from',
  betweenDays: 'and|to|until|till',
  since: 'since',
  pastWeek: '(?:(?:in|over|during|within) )?(?:the (?:last|past)|(?:over|in|during|within) (?:last|past)|past) week',
  pastMonth: '(?:(?:in|over|during|within) )?(?:the (?:last|past)|(?:over|in|during|within) (?:last|past)|past) month',
  thisWeek: '(?:this|my) week',
  lastWeek: 'last week',
  thisMonth: 'this month',
  lastMonth: 'last month',
  beforeLastDays: '(?:(?:in|over|during|within) )?(?:(?:the |my )?(?:last|past)|these)',
  days: 'days',
  weeks: 'weeks',
  inMonth: 'in|during',
  onDay: 'on',
  whole:
    '(?:in|over|of|across|during) (?:the|my|this) (?:(?:whole|entire|full) )?diary|(?:over|in) (?:the |my )?(?:whole|entire) (?:time|period)|since i (?:started|began)(?: (?:this|my|the) diary)?',
};
