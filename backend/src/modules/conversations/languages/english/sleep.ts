import type { SleepWords } from '../sleep-words';

export const sleep: SleepWords = {
  awake: 'awake|minus|lay|lying|tossing',
  sleeping: 'slept|sleep|sleeping|asleep',
  hints: 'slept|sleep|sleeping',
  hours: 'hours?|hrs?|h',
  hoursWithMark: "hours?'?|hrs?|h",
  minutes: 'minutes?|mins?|m',
  halfBefore: ' and a half',
  halfAfter: ' and (?:a )?half',
  other: 'maybe|perhaps|possibly|or',
  beforeOther: 'or',
  beforeHours: 'about|around|maybe|only|just|roughly|so|like',
  afterHours: 'max|tops|or so|sleep|of sleep',
};
