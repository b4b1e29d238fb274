import { contentStem } from '#text/words/stems';
import { givesTotal, endsIn, answerTypeScore } from './answer-type-scores';
import { withStaffNamed } from './staff';

const passage = (text: string) => ({ text, lead: null, heading: null, paragraph: 0, isHeading: false, location: 0 });
const employees = new Set([contentStem('employees', null)]);

test.each([
  ['The number of employees fell from 412 to 389.', true, true],
  ['The port has 389 employees.', true, true],
  ['Seven employees were injured.', true, false],
  ['The number of employees fell by 6 percent.', false, false],
])('the number of employees in “%s”', (text, isCounted, isOfAll) => {
  expect(answerTypeScore(passage(text), 'amount', null, employees) > 0).toBe(isCounted);
  expect(givesTotal(passage(text), employees, null)).toBe(isOfAll);
});

test('people who work somewhere are employees', () => {
  expect(withStaffNamed('How many people work for the port?', null)).toBe('How many employees for the port?');
  expect(withStaffNamed('Why do people work for the port?', null)).toBe('Why do people work for the port?');
});

test.each([
  ['The port extended the ban from 15 December to 28 February 2027.', ['2027-02-28']],
  ['The port moved three cranes to 28 Harbour Street and extended the ban.', []],
  ['The fee rose from 3 to 4 crowns.', []],
])('the day to which something is extended: %s', (text, days) => expect(endsIn(text, null)).toEqual(days));
