import { languageOf } from '#text/languages/detection';
import { declaredChange } from './declared-change';
import { stepsAround } from './declared-steps';
import { declaredValuesOf } from './declared-values';

const FIRST = Date.UTC(2026, 10, 8);
const SECOND = Date.UTC(2026, 10, 24);

const changeBetween = (published: string, later: string) => {
  const language = languageOf(later);
  const found = declaredChange(
    declaredValuesOf(published, FIRST, language),
    declaredValuesOf(later, SECOND, language),
    language,
  );
  return found === null ? null : `${found.by}: ${found.was} → ${found.now}`;
};

test.each([
  [
    'The lock will close on Monday 9 March for repairs.',
    'The lock will now close on 13 April rather than 9 March, the canal trust said.',
    'former: 9 March → 13 April',
  ],
  [
    'The hearing is set for 14 December 2026.',
    'The court has put off its hearing from 14 December to 25 January 2027.',
    'former: 14 December 2026 → 25 January 2027',
  ],
  ['The fund of £180,000 pays farmers.', 'The fund grows from £180,000 to £240,000.', 'former: 180,000 → 240,000'],
  ['Ein Jahresausweis kostet 120 Euro.', 'Statt 120 Euro kostet der Ausweis nun 90 Euro im Jahr.', 'former: 120 → 90'],
  [
    'La zona arrancará el próximo 15 de enero.',
    'La zona no arrancará en enero, sino el 3 de marzo.',
    'former: 15 de enero → 3 de marzo',
  ],
  ['Les caméras restent en service jusqu’à 23 heures.', 'Il y aura 22 agents au lieu de 23.', null],
  [
    'Das Abo kostet ab Januar 49 Euro.',
    'Das Abo kostet ab Januar 46 Euro und damit drei Euro weniger als zunächst beschlossen.',
    'difference: 49 → 46',
  ],
  [
    'The service will start on 2 May and run until the end of September.',
    'The first boat will sail on 23 May, three weeks later than it had announced.',
    'moved: 2 May → 23 May',
  ],
])('%s | %s', (published, later, expected) => expect(changeBetween(published, later)).toBe(expected));

test.each([
  // Earlier than said, but the day lies behind.
  ['The service will start on 2 May.', 'The first boat will sail on 23 May, earlier than planned.'],
  // No former value, and nothing moves.
  ['The service will start on 2 May.', 'The service will stop at Ardvale from 23 May.'],
  ['A child’s ticket costs £9.', 'The prices range from £9 to £14.'],
  // It was published with the new value already.
  ['The fare rises from 44 to 49 euros.', 'The fare rises from 44 to 49 euros, the operator said.'],
  ['The board has 9 members.', 'Some 40 shops were not covered by rule 9.'],
])('change nothing: %s | %s', (published, later) => expect(changeBetween(published, later)).toBeNull());

describe('what the texts around a sentence say that it replaces', () => {
  const published = 'The beetle has spread to 2,300 hectares.';
  const changeAround = (title: string, sentence: string, next: string | null) => {
    const later = declaredValuesOf(sentence, SECOND, null);
    return declaredChange(
      declaredValuesOf(published, FIRST, null),
      later,
      null,
      stepsAround(later, { title, next }, null),
    );
  };
  const sentence = 'The beetle now covers 3,150 hectares.';

  test.each([
    ['the title', 'Beetle on 3,150 hectares instead of 2,300', null],
    ['the next sentence', 'Beetle spreads', 'Two weeks ago it was 2,300.'],
  ])('%s', (_, title, next) =>
    expect(changeAround(title, sentence, next)).toMatchObject({ was: '2,300', now: '3,150' }),
  );

  test('nothing', () => expect(changeAround('Beetle spreads', sentence, 'Spain has 2,300 growers.')).toBeNull());
});
