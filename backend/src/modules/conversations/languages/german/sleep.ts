import type { SleepWords } from '../sleep-words';

export const sleep: SleepWords = {
  awake: 'wach|minus',
  sleeping: 'geschlafen|schlief|schlaf',
  hints: 'geschlafen|schlaf',
  hours: 'stunden?|std',
  hoursWithMark: 'stunden?|std',
  minutes: 'minuten',
  halfBefore: '',
  halfAfter: '',
  other: 'vielleicht|oder',
  beforeOther: '',
  beforeHours: 'ungefähr|etwa|nur',
  afterHours: '',
};
