import type { Thing } from '#events/conversations/diary-entry';

/** The name that somebody gives a symptom, food, drink or medication; empty for other kinds. */
export const nameOfThing = (thing: Thing): string => {
  switch (thing.kind) {
    case 'symptom':
    case 'meal':
    case 'drink':
      return thing.what;
    case 'medication':
      return thing.name;
    default:
      return '';
  }
};
