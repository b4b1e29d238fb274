import { isoDay } from './date-mention';
import { eventDaysIn } from './past-days';

/** A Thursday. */
const at = Date.parse('2026-03-12T10:00:00Z');

test.each([
  ['The harbour was closed on Tuesday.', '2026-03-10'],
  ['La policía cerró el puerto el martes, según el alcalde de la ciudad.', '2026-03-10'],
  ['La police a fermé le port mardi, selon le maire de la ville.', '2026-03-10'],
  ['La polizia ha chiuso il porto martedì, secondo il sindaco della città.', '2026-03-10'],
  ['Die Polizei hat am Dienstag den Hafen geschlossen, sagte der Bürgermeister.', '2026-03-10'],
  ['La policía cerró ayer el puerto, según el alcalde de la ciudad.', '2026-03-11'],
  ['La police a fermé le port hier, selon le maire de la ville.', '2026-03-11'],
  ['La polizia ha chiuso ieri il porto, secondo il sindaco della città.', '2026-03-11'],
])('a day is named as seen from the page: %s', (text, day) => expect(eventDaysIn(text, at).map(isoDay)).toEqual([day]));
