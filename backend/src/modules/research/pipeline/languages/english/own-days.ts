import { weekdays } from './calendar';

/** `yesterday`, `on Monday`, `last Monday` */
export const pastDay = new RegExp(
  String.raw`\b(?:(yesterday|last night)|(?:on|last|since|late|early) (${weekdays.join('|')}))\b`,
  'gi',
);

export const ofToday = /\b(?:today|tonight|this (?:morning|afternoon|evening))\b/i;
