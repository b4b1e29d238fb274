import type { Thing } from '#events/conversations/diary-entry';

/** What somebody calls the symptom, the food, the drink or the medication of an entry; empty for other kinds. */
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
