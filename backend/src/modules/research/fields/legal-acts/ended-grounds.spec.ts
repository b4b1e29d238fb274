import { nothingKnown, type Knowledge } from '#engine/ledger';
import type { ReadPage } from '#pages/page';
import { knowledgeAfter } from '#test/support/research/knowledge-after';
import { composeState, findNews } from '../../news-engine';

const page = (name: string, title: string, day: string, ...blocks: readonly string[]): ReadPage => ({
  url: `https://port.example/${name}`,
  foundAt: `https://port.example/${name}`,
  host: 'port.example',
  title,
  publisher: 'The Port',
  author: '',
  publishedAt: `${day}T09:00:00+00:00`,
  blocks,
});

const order = page(
  'order',
  'Executive Order 118: Ferry Dues',
  '2025-04-02',
  'Sec. 1. All ferries that land at Arlen shall be subject to ferry dues of 10 percent of their fares.',
  'Sec. 2. The ferry dues pay for the quay of Arlen.',
);
const guide = page(
  'guide',
  'Arlen sets ferry dues for night boats',
  '2025-05-02',
  'The port of Arlen set ferry dues of 4 crowns a night boat under Executive Order 118 on Friday.',
);
const both = page(
  'both',
  'Arlen sets ferry dues for day boats',
  '2025-05-09',
  'The port of Arlen set ferry dues of 6 crowns a day boat under Executive Order 118 and Executive Order 119 on Friday.',
);
const more = page(
  'more',
  'Arlen sets ferry dues for barges',
  '2025-05-16',
  'The port of Arlen set ferry dues of 9 crowns a barge under Executive Order 118 and opened a second quay for barges.',
);
const ending = page(
  'ending',
  'Housekeeping of the archive',
  '2026-02-20',
  'Executive Order 118 is hereby revoked, and the archive moves to the castle in spring.',
);

const run = (pages: readonly ReadPage[], now: string, knowledge: Knowledge = nothingKnown) => {
  const description = 'Ferry dues in Arlen';
  const findings = findNews({ description, domains: [], now, pages, knowledge, newId: (name) => `${now} ${name}` });
  const after = knowledgeAfter(knowledge, findings);
  const {
    lines,
    earlier = [],
    sources,
  } = composeState(after.claims, Date.parse(now), { description, links: after.links });
  const isCurrent = (words: string): boolean =>
    lines.some(({ text, remarks }) => text.includes(words) && remarks.every(({ kind }) => kind !== 'no_longer_holds'));
  const ends = findings.recorded
    .filter(({ kind }) => kind === 'contradicted')
    .map(({ claim }) => claim.evidence[0]?.url);
  return { after, earlier, lines, sources, isCurrent, ends };
};

test('a first run reads the end of an act on a page that is not on the topic', () => {
  const { isCurrent, ends } = run([order, ending], '2026-03-01T12:00:00.000Z');
  expect(ends).toEqual([ending.url]);
  expect(isCurrent('10 percent')).toBe(false);
});

test('a measure under the ended act alone ends with it, and one that rests on another act too does not', () => {
  const before = run([guide, both], '2025-06-01T12:00:00.000Z');
  expect([before.isCurrent('4 crowns'), before.isCurrent('6 crowns')]).toEqual([true, true]);
  const later = run([ending], '2026-03-01T12:00:00.000Z', before.after);
  expect(later.ends).toEqual([ending.url]);
  expect([later.isCurrent('4 crowns'), later.isCurrent('6 crowns')]).toEqual([false, true]);
});

test('a measure that is read only after the end of its act is told as having left the overview', () => {
  const before = run([ending, both], '2026-03-01T12:00:00.000Z');
  const later = run([guide], '2026-03-02T12:00:00.000Z', before.after);
  expect(later.isCurrent('4 crowns')).toBe(false);
  expect(later.earlier.map(({ text, remarks }) => [text.includes('4 crowns'), remarks[0]?.kind])).toEqual([
    [true, 'no_longer_holds'],
  ]);
});

test('a measure that is told after the end of the act does not end by it', () => {
  const again = page('again', order.title, '2026-03-05', ...order.blocks);
  const before = run([both, ending], '2026-03-01T12:00:00.000Z');
  expect(run([again], '2026-03-06T12:00:00.000Z', before.after).isCurrent('10 percent')).toBe(true);
});

describe('one of two things in a line that rests on the ended act', () => {
  const partIn = ({ remarks }: { readonly remarks: readonly { readonly kind: string }[] }) =>
    remarks.find(({ kind }) => kind === 'part_ended');
  const words = 'The port of Arlen set ferry dues of 9 crowns a barge under Executive Order 118';

  test('it ends if a later run reads of the end', () => {
    const before = run([more], '2025-06-01T12:00:00.000Z');
    const later = run([ending], '2026-03-01T12:00:00.000Z', before.after);
    expect(later.lines.map(partIn)).toContainEqual(expect.objectContaining({ words, day: '2026-02-20' }));
  });

  test('it ends if an earlier run had read of the end', () => {
    const before = run([ending, both], '2026-03-01T12:00:00.000Z');
    const later = run([more], '2026-03-02T12:00:00.000Z', before.after);
    expect(later.isCurrent('9 crowns')).toBe(true);
    expect(later.lines.map(partIn)).toContainEqual(expect.objectContaining({ words, day: '2026-02-20' }));
  });
});

describe('a line that names no act, but whose act later pages describe', () => {
  const report = page(
    'report',
    'Arlen Sets Ferry Dues for All Boats',
    '2025-04-02',
    'The port of Arlen set ferry dues of 7 crowns for each boat that lands at its new quay on Wednesday.',
  );
  const made = 'Executive Order 118 of April 2, 2025 (Setting Ferry Dues for Boats)';
  const review = (...sentences: readonly string[]) =>
    page('review', 'A review of the port', '2025-05-02', ...sentences);
  const before = (...sentences: readonly string[]) =>
    run([report, review(...sentences)], '2025-06-01T12:00:00.000Z').after;
  const holds = (knowledge: Knowledge) => run([ending], '2026-03-01T12:00:00.000Z', knowledge).isCurrent('7 crowns');

  test('ends with it if it was published on the day of that act, under a title that says the same', () =>
    expect(holds(before(`The boats of Arlen pay by ${made} and are glad of it.`))).toBe(false));

  test.each([
    ['the act is of another day', `The boats of Arlen pay by ${made.replace('April 2', 'April 3')}, as all know.`],
    ['the act does something else', `The boats of Arlen pay by ${made.replace('Setting', 'Waiving')}, as all know.`],
    ['another act of the day does the same', `Arlen has ${made} and ${made.replaceAll('118', '119')} to this day.`],
    ['no description of it names what is told of', `The boats of Ostby pay by ${made} and are glad of it.`],
  ])('goes on if %s', (_, sentence) => expect(holds(before(sentence))).toBe(true));

  const fares = page(
    'fares',
    'Arlen adjusts its fares',
    '2025-07-02',
    'The notice of Arlen sets fares of 12 crowns, made up of the ferry fare and a ferry due, for all ferries.',
  );
  const dependsOn = (...sentences: readonly string[]) => {
    const known = run([fares, review(...sentences)], '2025-08-01T12:00:00.000Z').after;
    const { lines } = run([ending], '2026-03-01T12:00:00.000Z', known);
    return lines.flatMap(({ text, remarks }) => (text.includes('12 crowns') ? remarks : []));
  };
  const imposed = 'The council counts the ferry dues imposed under Executive Order 118 every day of the week.';

  test('says what ended of the act under which something was imposed that it speaks of', () =>
    expect(dependsOn(`The boats pay by ${made}.`, imposed)).toMatchObject([
      { kind: 'depends_on', act: 'Executive Order 118', part: null, day: '2026-02-20' },
    ]));

  test('cites for that the page that ends the act rather than another one that may be about something else', () => {
    const known = run([fares, review(`The boats pay by ${made}.`, imposed)], '2025-08-01T12:00:00.000Z').after;
    const own = page('ending', ending.title, '2026-02-20', ...ending.blocks, `The archive keeps ${made} and maps.`);
    const { lines, sources } = run([own], '2026-03-01T12:00:00.000Z', known);
    const cited = lines.flatMap(({ text, remarks }) =>
      text.includes('12 crowns') ? remarks.flatMap((remark) => remark.sources) : [],
    );
    expect(cited.map((n) => sources[n - 1]?.url)).toEqual([own.url, own.url]);
  });

  test.each([
    ['its title does not say so', [imposed]],
    [
      'the same was imposed under another act',
      [imposed, imposed.replace('118', '119'), `${made} and ${made.replace('118', '119')} are in force.`],
    ],
  ])('says nothing if %s', (_, sentences) => expect(dependsOn(...sentences)).toEqual([]));
});
