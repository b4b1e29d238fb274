import { agenciesIn } from './agencies-in-text';

const slugsIn = (text: string): readonly string[] => [...agenciesIn(text)].map(({ slug }) => slug).sort();

test.each([
  ['by its name', 'Comments go to the Social Security Administration, in writing.', ['social-security-administration']],
  ['over the end of a line', 'the Department of\nCommerce shall', ['department-of-commerce']],
  ['by the office of whoever leads it', 'The Secretary of the Treasury may act.', ['department-of-the-treasury']],
  [
    'by an office that somebody acts in',
    'the Attorney General and the Secretary of Labor',
    ['department-of-justice', 'department-of-labor'],
  ],
  ['by an earlier name', 'the Department of War', ['department-of-defense']],
  ['without its country', 'officers of Customs and Border Protection', ['united-states-customs-and-border-protection']],
])('an agency is found %s', (_how, text, slugs) => expect(slugsIn(text)).toEqual(slugs));

test.each([
  ['an abbreviation, which stands for much else', 'The DOC file, VA, and the director.'],
  ['the same words in small letters', 'the social security administration of a country'],
  ['a part of a name', 'the Department, the Secretary, and the Office of the'],
])('%s names none', (_what, text) => expect(slugsIn(text)).toEqual([]));
