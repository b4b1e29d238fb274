import { languageOf } from '#text/languages/detection';
import { formerValueIn } from './former-value';

const WRITTEN_AT = Date.parse('2026-11-08');

const former = (line: string, was: string, sentence = '') =>
  formerValueIn(line, WRITTEN_AT, { was, sentence }, languageOf(line));

test.each([
  ['The rate stands at 4 percent.', '4', '4 percent'],
  ['The council gives £180,000 a year to the hall.', '180,000', '£180,000'],
  ['Up to 140 administrative posts will go when the two hospitals merge.', '140', '140 administrative posts'],
  ['La plaga se extiende ya por 2.300 hectáreas de olivar.', '2.300 ', '2.300 hectáreas'],
  ['Betroffen sind rund 47.000 Geräte, die verkauft wurden.', '47.000', '47.000 Geräte'],
  ['Die Stadt zahlt 6,8 Millionen Euro für das Bad.', '6,8 Millionen ', '6,8 Millionen Euro'],
])('a value is written with its unit: “%s”', (line, was, written) =>
  expect(former(line, was)).toEqual({ written, part: null }),
);

test.each([
  ['A seat costs from 49, a couchette from 99 and a bed from 149 euros.', '99', '99 euros', 'a couchette from 99'],
  ['A seat costs from 49, a couchette from 99 and a bed from 149 euros.', '49', '49 euros', '49'],
  ['Der Eintritt kostet 12 Euro, ermäßigt 8 Euro.', '8 ', '8 Euro', 'ermäßigt 8 Euro'],
  [
    'It opens on 4 April 2027 and runs to 30 August 2027.',
    '30 August 2027',
    '30 August 2027',
    'runs to 30 August 2027',
  ],
])('of a line with several values only the replaced one falls: “%s”, %s', (line, was, written, part) =>
  expect(former(line, was)).toEqual({ written, part }),
);

test('a line falls as a whole if the sentence gives its other values again', () =>
  expect(
    former('Adults pay 12 euros, children 8 euros.', '12', 'Adults now pay 14 euros, children 8 euros.')?.part,
  ).toBeNull());

test('a value that a line does not have as written is not found', () =>
  expect(former('The fare is 1,990 euros.', '990')).toBeNull());
