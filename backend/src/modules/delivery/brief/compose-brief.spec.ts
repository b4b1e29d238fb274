import type { PublishedNewsLine } from '#modules/research/published';
import { type TrackerNews, MAX_LINES_OF_BRIEF, composeBrief } from './compose-brief';
import { mailSubject } from './mail-subject';

const line = (text: string, host = 'agency.example'): PublishedNewsLine => ({
  claimId: null,
  kind: 'new',
  isOverruled: false,
  lead: 'New',
  text,
  pageTitle: null,
  about: null,
  was: null,
  said: [],
  remarks: [],
  source: {
    url: `https://${host}/1`,
    publisher: host,
    host,
    day: '2026-03-01',
    quote: text,
    link: `https://aidy.example/go/${host}`,
  },
});
const tracker = (title: string, lines: readonly PublishedNewsLine[], more = 0): TrackerNews => ({
  trackerId: title,
  title,
  url: `https://aidy.example/tracker/${title}`,
  headline: null,
  lines,
  more,
});
const many = (title: string, count: number) =>
  tracker(
    title,
    Array.from({ length: count }, (_none, n) => line(`${title} ${n + 1}`)),
  );

const composed = (...trackers: readonly TrackerNews[]) => {
  const brief = composeBrief(trackers);
  if (brief === null) throw new Error('There is nothing to tell.');
  return brief;
};

test('a brief without lines is not made', () => {
  expect(composeBrief([])).toBeNull();
  expect(composeBrief([tracker('drones', [])])).toBeNull();
});

test('a line from two trackers is shown once and names both', () => {
  const both = line('The duty on drones is 100 %.');
  const { sections, findings } = composed(
    tracker('drones', [both, line('A second line.')]),
    tracker('trade', [both, line('A third line.')]),
  );
  expect(sections.map(({ title, lines }) => [title, lines.map(({ text, alsoIn }) => [text, alsoIn])])).toEqual([
    [
      'drones',
      [
        ['The duty on drones is 100 %.', ['trade']],
        ['A second line.', []],
      ],
    ],
    ['trade', [['A third line.', []]]],
  ]);
  expect(findings).toBe(3);
});

test('the same words on another page are another finding', () => {
  const { sections } = composed(tracker('drones', [line('Agreed.'), line('Agreed.', 'other.example')]));
  expect(sections[0]?.lines).toHaveLength(2);
});

test('a tracker whose lines all stand elsewhere has no section', () => {
  const { sections } = composed(tracker('drones', [line('Agreed.')]), tracker('trade', [line('Agreed.')]));
  expect(sections.map(({ title }) => title)).toEqual(['drones']);
});

test('a brief has twenty lines at most, shared in turns, and counts the rest', () => {
  const { sections, findings } = composed(many('busy', 40), many('calm', 3), many('middling', 12));
  expect(sections.map(({ title, lines, more }) => [title, lines.length, more])).toEqual([
    ['busy', 9, 31],
    ['calm', 3, 0],
    ['middling', 8, 4],
  ]);
  expect(sections.flatMap(({ lines }) => lines)).toHaveLength(MAX_LINES_OF_BRIEF);
  expect(findings).toBe(55);
});

test('lines that a run left for the page are counted, too', () => {
  expect(composed(tracker('drones', [line('One.')], 4))).toMatchObject({ sections: [{ more: 4 }], findings: 5 });
});

describe('a subject', () => {
  test('says the news in their own words', () =>
    expect(mailSubject('US tariffs', composed(tracker('x', [line('The duty on drones is 100 %.')])), false)).toBe(
      'US tariffs: The duty on drones is 100 %',
    ));

  test('the subject of a folder has the first line of each tracker, while there is room', () =>
    expect(
      mailSubject(
        'Trade',
        composed(
          tracker('drones', [line('Drones are at 100 %.')]),
          tracker('steel', [line('Steel is at 50 %.')]),
          tracker('long', [line('x'.repeat(100))]),
        ),
        false,
      ),
    ).toBe('Trade: Drones are at 100 %; Steel is at 50 %'));

  test('begins what is too long to say, up to a whole word', () => {
    const long = line(`The effective date of the additional duties, ${'which was moved, '.repeat(9)}is May 3.`);
    const subject = mailSubject('Trade', composed(tracker('a', [long], 2), tracker('b', [line('Short.')])), false);
    expect(subject).toMatch(/^Trade: The effective date of the additional duties, which was moved, [a-z, ]+…$/);
    expect(subject).not.toMatch(/(?:was move|whic|wa|[ ,])…$/);
    expect(subject.length).toBeLessThanOrEqual(110);
    expect(mailSubject('Trade', composed(tracker('a', [line('x'.repeat(200))])), false)).toHaveLength(110);
  });

  test('says the title of a page without which the line cannot be understood', () => {
    const moved = { ...line('The effective date shall be May 3.'), pageTitle: 'Suspension of the Duties on Norland' };
    expect(mailSubject('Norland', composed(tracker('a', [moved])), false)).toBe(
      'Norland: Suspension of the Duties on Norland',
    );
  });

  test('takes a model’s title of a single update', () => {
    const titled = { ...tracker('x', [line('The duty is 100 %.')]), headline: 'Drones hit by a duty of 100 %' };
    expect(mailSubject('US tariffs', composed(titled), false)).toBe('US tariffs: Drones hit by a duty of 100 %');
  });

  test('the subject of a first brief says that it is the first', () =>
    expect(mailSubject('US tariffs', composed(tracker('x', [line('One.')])), true)).toBe(
      'US tariffs: your first brief',
    ));

  test('the subject has no line breaks and a title of moderate length', () =>
    expect(mailSubject(`US\r\ntariffs ${'z'.repeat(100)}`, composed(tracker('x', [line('One.')])), false)).toMatch(
      /^US tariffs z{30,40}…: One$/,
    ));
});

describe('a remark', () => {
  const exception = { words: '1 exception', link: 'https://aidy.example/go/exception' };
  const remarksOf = (...lines: readonly PublishedNewsLine[]) =>
    composeBrief([tracker('Ferries', lines)])?.sections[0]?.lines.map(({ remarks }) =>
      remarks.map(({ words }) => words),
    );

  test('a remark is not repeated for the next line of the same page', () =>
    expect(
      remarksOf(
        { ...line('Cars pay 9 euros.'), remarks: [exception] },
        { ...line('Bikes pay 3 euros.'), remarks: [exception, { words: 'from May 1, 2026', link: null }] },
        { ...line('Dogs pay 1 euro.'), remarks: [exception] },
      ),
    ).toEqual([['1 exception'], ['from May 1, 2026'], []]));

  test('a remark is repeated for another page, and for another link', () =>
    expect(
      remarksOf(
        { ...line('Cars pay 9 euros.'), remarks: [exception] },
        { ...line('Bikes pay 3 euros.'), remarks: [{ ...exception, link: 'https://aidy.example/go/other' }] },
        { ...line('Dogs pay 1 euro.', 'other.example'), remarks: [exception] },
      ),
    ).toEqual([['1 exception'], ['1 exception'], ['1 exception']]));
});
