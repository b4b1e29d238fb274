import { languageOf } from '#text/languages/detection';
import { usesRelativeDay, needsItsDate, ownDayOf, ownTimeEnds, readableAnyDay, withoutOwnDay } from './own-time';

const writtenAt = Date.parse('2026-03-04T15:00:00Z');
const endOf = (text: string): string | null => {
  const end = ownTimeEnds(text, writtenAt);
  return end === null ? null : new Date(end).toISOString().slice(0, 10);
};

describe('words that mean another time whenever they are read', () => {
  test.each([
    ['Today, the council closed the eastern locks.', '2026-03-05'],
    ['The council today closed the eastern locks.', '2026-03-05'],
    ['The ferry sank last night off Velden.', '2026-03-05'],
    ['The council closed two schools this week.', '2026-03-11'],
    ['Exports fell by 5 percent last month.', '2026-04-01'],
    ['Exports have fallen by 5 percent this year.', '2027-01-01'],
    ['Sixteen states are now suing the manufacturer.', '2026-07-02'],
    ['Der Rat hat heute die Schleusen im Osten der Stadt geschlossen.', '2026-03-05'],
    ['Le conseil a fermé hier les écluses de la ville.', '2026-03-05'],
  ])('%s reads right before %s', (text, day) => expect(endOf(text)).toBe(day));

  test.each([
    'The council closed the eastern locks on March 3.',
    'The council closed the eastern locks on Tuesday.',
    'Exports have fallen by 5 percent over the last year.',
    'The mayor said: “Today we close the locks.”',
    'The locks, closed until now, will reopen.',
  ])('%s always reads right', (text) => expect(endOf(text)).toBeNull());

  test.each([
    ['Today, the council closed the locks.', '2026-03-04'],
    ['The ferry sank last night off Velden.', '2026-03-03'],
    ['Der Rat hat gestern die Schleusen im Osten der Stadt geschlossen.', '2026-03-03'],
    ['The council closed the locks on Tuesday.', null],
  ])('%s means %s', (text, day) => {
    const own = ownDayOf(text, writtenAt);
    expect(own === null ? null : new Date(own).toISOString().slice(0, 10)).toBe(day);
  });

  test('only words of a day make a sentence unfit from the next day on', () => {
    const isOf = (text: string) => usesRelativeDay(text, languageOf(text));
    expect(isOf('Today, the council closed the locks.')).toBe(true);
    expect(isOf('The council closed two schools this year.')).toBe(false);
  });
});

describe('a finished act without the word for its day', () => {
  test.each([
    ['Today, Mayor Ines Duarte signed the ban on nets.', 'Mayor Ines Duarte signed the ban on nets.'],
    ['Last night the council voted to close the locks.', 'The council voted to close the locks.'],
    ['Earlier today, the ferry struck a bridge.', 'The ferry struck a bridge.'],
  ])('%s', (text, published) => expect(withoutOwnDay(text)).toBe(published));

  test.each([
    ['it goes on', 'Today, the council is closing the eastern locks.'],
    ['it is to come', 'Today, the council will decide on what it planned.'],
    ['the day is its subject', 'Today is the day on which the locks closed.'],
    ['another word names the day', 'Today, the council closed the locks that it opened yesterday.'],
    ['the word stands elsewhere', 'The council today closed the eastern locks.'],
    ['the finished act is another one', 'Today, the proposed rule takes effect.'],
    ['its language orders words by it', 'Heute hat der Rat die Schleusen im Osten der Stadt geschlossen.'],
  ])('the act is not shown if %s', (_, text) => expect(withoutOwnDay(text)).toBeNull());
});

describe('a sentence without the date of its page', () => {
  test.each([
    'The council closed the locks on Wednesday.',
    'The council closed two schools last year.',
    'Der Rat hat die Schleusen im Osten der Stadt am Mittwoch geschlossen.',
  ])('nobody knows when: %s', (text) => expect(needsItsDate(text)).toBe(true));

  test.each([
    'The council closed the locks on Wednesday, March 4, 2026.',
    'Today, the council closed the locks.',
    'The council closed the locks in 2025.',
  ])('its day is plain: %s', (text) => expect(needsItsDate(text)).toBe(false));
});

test.each([
  ['Last night, the mayor spoke with the crews.', 'The mayor spoke with the crews.'],
  ['Hoy, el alcalde firmó la ley sobre las redes.', 'El alcalde firmó la ley sobre las redes.'],
  ['Aujourd’hui, le maire a signé la loi sur les filets.', 'Le maire a signé la loi sur les filets.'],
  ['The council closed the eastern locks.', 'The council closed the eastern locks.'],
  ['Today, the proposed rule takes effect.', 'Today, the proposed rule takes effect.'],
])('“%s” reads on any day: %s', (text, read) => expect(readableAnyDay(text)).toBe(read));
