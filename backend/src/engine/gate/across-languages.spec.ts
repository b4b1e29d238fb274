import { lazy } from '#kernel/memoize';
import { otherByCode } from '#text/languages/all';
import { stemSet } from '#text/words/stems';
import { readAcrossLanguages } from './across-languages';

const PAGES = `The European Union and the United States agreed on tariffs. Mexico objects. The International Space Station
  and the James Webb Space Telescope. Artificial intelligence. Ukraine. Chips made by Vestra.`;
const stems = lazy(() => stemSet(PAGES));
const inEnglish = (description: string): string => readAcrossLanguages(description, [null], stems).description;

test.each([
  ['Aranceles a México', 'a Mexico'],
  ['Zölle der USA auf Waren aus der Europäischen Union', 'USA European Union'],
  ['Droits de douane des États-Unis', 'United States'],
  ['Internationale Raumstation: Besatzung und Ablösung', 'intern station: and'],
  ['Telescopio espacial James Webb', 'telescop James Webb'],
  ['KI-Chips in der Medizin', 'AI-Chips'],
  ['Krieg in der Ukraine', 'Ukraine'],
])('%s is read on English pages as %s', (description, read) => expect(inEnglish(description)).toBe(read));

test.each(['Vestra Motors', 'Zyxplor launches', 'Tariffs on Mexico', 'James Webb telescope'])(
  '%s is in no other language',
  (description) => expect(readAcrossLanguages(description, [null], stems)).toEqual({ description, isOther: false }),
);

test('a description is read as it is written where a page is in its language', () => {
  const description = 'Internationale Raumstation und ihre Besatzung';
  expect(readAcrossLanguages(description, [null, otherByCode.de], stems)).toEqual({ description, isOther: false });
});
