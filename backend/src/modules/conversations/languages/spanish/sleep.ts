import type { SleepWords } from '../sleep-words';

export const sleep: SleepWords = {
  awake: 'despiert[oa]|menos|en vela',
  sleeping: String.raw`dorm\p{L}+|sueño`,
  hints: String.raw`dorm\p{L}+|sueño`,
  hours: 'horas?',
  hoursWithMark: 'horas?',
  minutes: 'minutos?',
  halfBefore: '',
  halfAfter: ' y media',
  other: 'quizás?|tal vez|o',
  beforeOther: '',
  beforeHours: 'unos?|unas|solo|sólo',
  afterHours: '',
};
