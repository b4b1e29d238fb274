import { isoDay } from '#text/words/date-mention';
import { readPeriod } from './question-period';

/** A Thursday. */
const now = Date.UTC(2026, 10, 26, 9);

const read = (question: string) => {
  const { text, period } = readPeriod(question, now);
  const day = (time: number | null): string => (time === null ? '' : isoDay(time));
  return period === null ? [text] : [text, `${day(period.from)}..${day(period.to)}`];
};

test.each([
  ['What happened with steel since May?', 'What happened with steel ?', '2026-05-01..'],
  ['what changed last week?', 'what changed ?', '2026-11-16..2026-11-22'],
  ['What changed this week?', 'What changed ?', '2026-11-23..'],
  ['what was said yesterday about steel', 'what was said about steel', '2026-11-25..2026-11-25'],
  ['News on drones in the last two weeks', 'News on drones', '2026-11-12..'],
  ['News on drones in the last 2 weeks', 'News on drones', '2026-11-12..'],
  ['What came out over the past month?', 'What came out ?', '2026-10-26..'],
  ['Will the quay close on 2 December?', 'Will the quay close ?', '2026-12-02..2026-12-02'],
  ['Does the quay close on 2 December?', 'Does the quay close ?', '2026-12-02..2026-12-02'],
  ['Will the quay close on 3 February?', 'Will the quay close ?', '2027-02-03..2027-02-03'],
  ['Was the quay closed on 2 December?', 'Was the quay closed ?', '2025-12-02..2025-12-02'],
  ['What is new since 2 December?', 'What is new ?', '2025-12-02..'],
  ['Wird der Kai am 3. Februar gesperrt?', 'Wird der Kai gesperrt?', '2027-02-03..2027-02-03'],
  ['What will be built in February?', 'What will be built ?', '2027-02-01..2027-02-28'],
  ['What was decided in December?', 'What was decided ?', '2025-12-01..2025-12-31'],
  ['catch me up: what happened in august 2025', 'catch me up: what happened', '2025-08-01..2025-08-31'],
  ['¿Qué pasó en agosto de 2025 con el acero?', '¿Qué pasó con el acero?', '2025-08-01..2025-08-31'],
  ['what came in since aug 16', 'what came in', '2026-08-16..'],
  ['anything since 2026-08-16?', 'anything ?', '2026-08-16..'],
  ['What is new since Monday?', 'What is new ?', '2026-11-23..'],
  ['Was ist seit Montag neu?', 'Was ist neu?', '2026-11-23..'],
  ['Duties before March 3, 2026', 'Duties', '..2026-03-02'],
  ['Is the order from 2023 still valid?', 'Is the order still valid?', '2023-01-01..2023-12-31'],
  ['Duties starting from March 3, 2026', 'Duties', '2026-03-03..'],
  ['tariffs on Canada from January 2025 to June 2026', 'tariffs on Canada to', '2025-01-01..2026-06-30'],
  ['Anything new on AI this year (2026)?', 'Anything new on AI ?', '2026-01-01..'],
  [
    'Was sich seit Mai bei Stahl geändert hat und was nicht?',
    'Was sich bei Stahl geändert hat und was nicht?',
    '2026-05-01..',
  ],
  ['Was ist letzte Woche bei den Zöllen passiert?', 'Was ist bei den Zöllen passiert?', '2026-11-16..2026-11-22'],
])('%s', (question, text, period) => expect(read(question)).toEqual([text, period]));

test.each([
  'May the states make their own laws?',
  'Is the 2023 order still in force?',
  'Who pays the reciprocal tariff?',
])('no period: %s', (question) => expect(read(question)).toEqual([question]));
