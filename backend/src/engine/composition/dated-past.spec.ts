import { isDatedPast } from './dated-past';

const written = Date.parse('2026-02-20T15:00:00Z');
const at = (day: string): number => Date.parse(`${day}T12:00:00Z`);

describe('a line is past once what it announces or limits is over', () => {
  test.each([
    ['the named day', 'The crew of the station will undock on March 9 at noon.', '2026-03-09', '2026-03-10'],
    ['a day before the verb', 'On March 9, the crew of the station will undock.', '2026-03-09', '2026-03-10'],
    ['a target', 'The agency is now targeting Thursday, March 5, for the launch.', '2026-03-05', '2026-03-06'],
    ['a schedule', 'The vote is tentatively scheduled for April 2026.', '2026-04-30', '2026-05-01'],
    ['a year', 'The plant will produce 900 megawatts by 2028.', '2028-12-31', '2029-01-01'],
    ['a weekday', 'The committee will meet on Monday.', '2026-02-23', '2026-02-24'],
    ['tomorrow', 'The bridge will close tomorrow.', '2026-02-21', '2026-02-22'],
    ['today', 'Today, the council will open a park that it plans to extend by 2030.', '2026-02-20', '2026-02-21'],
    ['this month', 'The court will rule later this month.', '2026-02-28', '2026-03-01'],
    [
      'the coming weeks',
      'The plan has 90 steps that the ministry will take in the coming weeks.',
      '2026-05-22',
      '2026-05-26',
    ],
    ['the next few months', 'The council will close two schools in the next few months.', '2027-02-20', '2027-02-23'],
    ['the last of several dates', 'Talks will open on March 3 and end on March 20.', '2026-03-20', '2026-03-21'],
    [
      'a period from the day of writing',
      'The order imposes, for a period of 150 days, a duty of 10%.',
      '2026-07-20',
      '2026-07-22',
    ],
    [
      'a period from a named day',
      'The ministry suspended the duty for 30 days, effective March 1.',
      '2026-03-31',
      '2026-04-02',
    ],
    [
      'an order’s deadline, not a period in its list',
      'The Minister shall: (a) give owners access to the harbour for 5 days … by March 9, 2026.',
      '2026-03-09',
      '2026-03-10',
    ],
    ['a spelled period', 'The court paused the ban for ninety days.', '2026-05-21', '2026-05-23'],
    ['a deadline', 'Within 60 days of this order, the Secretary shall report.', '2026-04-21', '2026-04-23'],
    ['days after signing', 'The tariffs will take effect 30 days after signing.', '2026-03-22', '2026-03-24'],
    ['a call', 'The agency is soliciting public comment on its plan for drones.', '2026-06-19', '2026-06-22'],
    ['a call with its day', 'The agency is seeking comments until March 9, 2026.', '2026-03-09', '2026-03-10'],
    ['a timetable', 'The new fees take effect on March 9.', '2026-03-09', '2026-03-10'],
    ['a deadline that is named', 'The deadline for entries is March 9.', '2026-03-09', '2026-03-10'],
    ['what is under way', 'The railway is replacing the bridge at Harn.', '2026-06-19', '2026-06-22'],
    ['an occasion without a day', 'The ministers will meet to discuss grain.', '2026-06-19', '2026-06-22'],
    ['a proposal', 'The Commission proposes to licence drones.', '2026-08-21', '2026-08-24'],
    ['an act by publication', 'With this rule, the agency revises its fees.', '2026-08-21', '2026-08-24'],
    ['a step on the way', 'The agency invited public comments on drones.', '2026-08-21', '2026-08-24'],
    ['a plan', 'The city plans to close two schools.', '2027-02-20', '2027-02-23'],
    ['an instruction', 'The order directs the ministry to draw a map of wells.', '2027-02-20', '2027-02-23'],
    ['a call for work', 'The resolution calls for a study of the harbour.', '2027-02-20', '2027-02-23'],
    ['required work', 'The law requires the Ministry to prepare a plan.', '2027-02-20', '2027-02-23'],
    ['an instruction with its day', 'The decree instructs the port to dredge by May 1.', '2026-05-01', '2026-05-02'],
    [
      'an instruction with its term',
      'The decree tasks the port with a survey within 60 days.',
      '2026-04-21',
      '2026-04-24',
    ],
    ['an instruction for years ahead', 'The law calls for two new ferries by 2029.', '2029-12-31', '2030-01-01'],
    ['work that shall be done', 'The Council shall submit a report on wells.', '2027-02-20', '2027-02-23'],
    ['meanwhile', 'The voyage takes the crew farther than ever as they map the ice.', '2026-06-19', '2026-06-21'],
    ['until', 'The grounds are closed until June 30, 2026.', '2026-06-30', '2026-07-01'],
  ])('%s: “%s”', (_, text, lastDay, dayAfter) => {
    expect(isDatedPast(text, written, at(lastDay))).toBe(false);
    expect(isDatedPast(text, written, at(dayAfter))).toBe(true);
  });
});

describe('a line that reports what happened stays', () => {
  test.each([
    'The government doubled copper tariffs to 50% on Thursday, effective April 1.',
    'On February 20, the Senate passed a bill that will require labels on food.',
    'The astronaut spent 371 days in space and landed on February 19.',
    'The port has been closed for two weeks.',
    'Prices fell for the first time in three years.',
    'The Secretary shall keep a register of drones.',
    'The agency will no longer accept paper forms.',
    'Today, the council approved a plan by which rents will fall by 2040.',
    'Today the minister said that dogs will need a licence.',
    'The strike lasted until February 12.',
    'The court ruled that the city is violating the law.',
    'The moss that is spreading north covers 4 square kilometres.',
    'As prices are rising, the council cut its fees.',
    'The crew mapped the bank as they sailed south.',
    'Ports must report repairs as they become necessary.',
    'The treaty is binding on all coastal states.',
    'The order bans lead in fishing weights.',
    'Dairies will have to state the origin of their milk.',
    'The order directs ports to refuse ships without a pilot.',
    'The code directs cyclists to use the path.',
    'The charter calls for a quorum of nine.',
    'The charter tasks the Office with the care of the archive.',
    'The law requires mills to report their emissions.',
    'The law requires the Ministry to publish a report every year.',
    'The Council shall establish the rate of the levy.',
    'The decree calls for a duty of 4 percent on salt.',
    'The decree creates a board and directs it to publish a plan.',
    'The minister ordered the port to submit a plan.',
  ])('“%s”', (text) => expect(isDatedPast(text, written, at('2030-01-01'))).toBe(false));
});
