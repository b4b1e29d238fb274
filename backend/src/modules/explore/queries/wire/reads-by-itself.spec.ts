import { readsByItself } from './reads-by-itself';

test.each([
  'The Order imposes a 100% duty on drones from August 19, 2026.',
  'President Trump signed three Proclamations pursuant to Section 338 of the Tariff Act of 1930 to impose additional 50% tariffs on certain goods of Canada.',
  'Article 5 ends on May 3, 2026, and 1,200 ships with 41000 people wait.',
  'In Part because of 12 storms, 3 ports closed.',
])('reads by itself: %s', (text) => expect(readsByItself({ text })).toBe(true));

test.each([
  'The effective date of the additional ad valorem duties imposed in Proclamations 11046, 11047, and 11048 shall be 12:01 a.m. eastern time on August 22, 2026.',
  'Section 2 of Executive Order 14409 is amended.',
  'Regulations (EU) 2019/1021 and 2023/956 no longer apply.',
  'Under section 201 of the Act, subheading 8471.30 is added.',
  'Duties under headings 9903.01.63 and 9903.01.64 end.',
  'The notice removes §§ 1.401 and 1.402.',
])('needs to be looked up: %s', (text) => expect(readsByItself({ text })).toBe(false));
