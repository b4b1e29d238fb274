import { exampleBrief, exampleLine, exampleSection } from '#test/support/delivery/brief-example';
import { scriptOf } from './script-of-brief';

const spoken = (brief: Parameters<typeof scriptOf>[0]) =>
  scriptOf(brief).chapters.map(({ title, passages }) => [
    title,
    passages.map(({ language, text }) => `${language}: ${text}`),
  ]);

test('a tracker’s brief is one chapter, which says what is new, who says so, and when', () => {
  const drones = exampleLine('The duty on drones rises to 25% from 2026-08-01.');
  expect(spoken(exampleBrief([exampleSection('US tariffs', [drones], 2)]))).toEqual([
    [
      'US tariffs',
      [
        'en: US tariffs. 1 new finding, July 21, 2026. The duty on drones rises to 25 percent from August 1, 2026. The Agency, July 20, 2026. 2 more findings on the tracker’s page.',
      ],
    ],
  ]);
});

test('lines of several kinds are chapters, and what was, is said', () => {
  const changed = exampleLine('Steel is at 50%.', {
    kind: 'changed',
    lead: 'Changed',
    was: 'Steel is at 25%.',
    said: ['from August 1'],
  });
  expect(spoken(exampleBrief([exampleSection('US tariffs', [exampleLine('One.'), changed])]))).toMatchObject([
    ['New', ['en: US tariffs. 1 new finding and 1 change, July 21, 2026. One. The Agency, July 20, 2026.']],
    [
      'Changed',
      [
        'en: Changed: Steel is at 50 percent. Before: Steel is at 25 percent. The Agency, July 20, 2026; from August 1.',
      ],
    ],
  ]);
});

test('a folder’s brief has a chapter for each tracker, and says where else a line was told', () => {
  const both = exampleLine('Agreed.', { alsoIn: ['Trade'] });
  expect(
    spoken(exampleBrief([exampleSection('Drones', [both]), exampleSection('Trade', [exampleLine('Two.')], 1)])),
  ).toEqual([
    [
      'Drones',
      [
        expect.stringMatching(
          /^en: US tariffs\. 2 new findings.* Drones\. Agreed\. The Agency, July 20, 2026; also in Trade\.$/,
        ),
      ],
    ],
    ['Trade', ['en: Trade. Two. The Agency, July 20, 2026. 1 more finding on the tracker’s page.']],
  ]);
});

test('a line in another language is said in it', () => {
  const german = exampleLine('Der Zoll auf Stahl steigt am 19.08.2026 auf 15,5 % und gilt für alle Länder.');
  expect(
    scriptOf(exampleBrief([exampleSection('Zölle', [german])])).chapters[0]?.passages.map(({ language }) => language),
  ).toEqual(['en', 'de', 'en']);
  expect(spoken(exampleBrief([exampleSection('Zölle', [german])]))[0]?.[1]?.[1]).toBe(
    'de: Der Zoll auf Stahl steigt am 19. August 2026 auf 15,5 Prozent und gilt für alle Länder.',
  );
});

test('a script ends after a quarter of an hour, and counts the rest', () => {
  const long = Array.from({ length: 20 }, (_none, n) => exampleLine(`${n} ${'and so on '.repeat(200)}`));
  const { chapters, characters } = scriptOf(exampleBrief([exampleSection('US tariffs', long)]));
  expect(characters).toBeGreaterThan(9000);
  expect(characters).toBeLessThanOrEqual(12_100);
  expect(characters).toBe(chapters.flatMap(({ passages }) => passages).reduce((sum, { text }) => sum + text.length, 0));
  expect(chapters.at(-1)?.passages.at(-1)?.text).toMatch(/\d+ more findings on the tracker’s page\.$/);
});

test('a first brief says what is known so far', () =>
  expect(
    spoken(exampleBrief([exampleSection('US tariffs', [exampleLine('One.')])], { isFirst: true }))[0]?.[1]?.[0],
  ).toContain('What is known so far, July 21, 2026.'));
