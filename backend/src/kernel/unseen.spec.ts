import { withoutUnseen } from './unseen';

test.each([
  ['zero-width characters', 's\u200be\u2060e\ufeffn', 'seen'],
  ['soft hyphens', 'tar\u00adiff', 'tariff'],
  ['the order of writing turned', '\u202edias si tahw\u202c', 'dias si tahw'],
  ['tags', `seen\u{e0068}\u{e0069}`, 'seen'],
])('%s are left out', (_what, text, seen) => expect(withoutUnseen(text)).toBe(seen));

test.each(['می‌خواهم', 'नहीं', '👩‍🔬', 'naïve'])('%s stays as it is', (text) => expect(withoutUnseen(text)).toBe(text));
