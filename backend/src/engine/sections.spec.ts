import type { ReadPage } from '#pages/page';
import { knowledgeAfter } from '#test/support/research/knowledge-after';
import { nothingKnown, type Knowledge } from './ledger';
import type { ResearchInput } from './opened-run';
import { composeState, findNews } from './spec-support/fieldless-engine';
import { page } from './spec-support/pages';

const NOW = '2026-03-06T12:00:00Z';
const ADDRESS = 'https://aidy.example/document/doc-1';

type Section = readonly [heading: string | null, ...paragraphs: readonly string[]];

const documentOf = (title: string, ...sections: readonly Section[]): ReadPage => {
  const blocks = sections.flatMap(([heading, ...paragraphs]) => paragraphs.map((block) => ({ block, heading })));
  return page(
    title,
    blocks.map(({ block }) => block),
    {
      url: ADDRESS,
      foundAt: ADDRESS,
      host: 'aidy.example',
      publisher: title,
      headings: blocks.map(({ heading }) => heading),
    },
  );
};

const run = (description: string, pages: readonly ReadPage[], more: Partial<ResearchInput> = {}) =>
  findNews({ description, domains: [], now: NOW, pages, knowledge: nothingKnown, newId: (name) => name, ...more });
const linesOf = (findings: ReturnType<typeof run>): readonly string[] =>
  findings.recorded.map(({ claim }) => claim.text);

const reactors = 'The Energy Board closed the reactor at Norland in January after a leak of 40 tonnes of water.';
const bridges = 'The Road Office inspected 310 bridges in Kestria and closed 12 of them to lorries.';
const ferries = 'The Harbour Board raised the ferry dues at Ostland by 9 percent in February.';
const report = documentOf(
  'Annual report of the Audit Office',
  [null, 'We describe our work below.'],
  ['Nuclear power', reactors],
  ['Roads and bridges', bridges],
  ['Harbours', ferries],
);

const facts = [
  'The Guild of Norland closed the old lighthouse on the hill.',
  'Ulmia sold its nets of wire to the masters of the towns.',
  'Quorn opened a school for the young fishers of the bay.',
  'Kestria launched two boats with sails of red cloth.',
  'The parish of Velia banned bells between dusk and dawn.',
];
const title = 'Chronicle of the coast';
const chronicle = documentOf(title, ['Herring dues', ...facts]);

describe('a document that a tracker names', () => {
  test('tells the facts of its sections if the tracker is about the document', () =>
    expect([...linesOf(run('Annual report of the Audit Office', [report]))].sort()).toEqual(
      [bridges, ferries, reactors].sort(),
    ));

  test('tells what one section says for a tracker about that alone, though neither title nor opening speak of it', () => {
    expect(linesOf(run('Bridges in Kestria', [report]))).toEqual([bridges]);
  });

  test('tells nothing for a tracker about something else', () => {
    const { recorded, documents } = run('Elections in Brazil', [report]);
    expect(recorded).toEqual([]);
    expect(documents).toMatchObject([{ url: ADDRESS, outcome: 'left_out', reason: { kind: 'off_topic' } }]);
  });

  test('the document is one source, whichever section a line is from', () => {
    const { recorded, documents, confirmed, mentioned } = run('Annual report of the Audit Office', [report]);
    const cited = recorded.flatMap(({ claim }) => claim.evidence);
    expect(new Set(cited.map(({ url, title }) => `${url} ${title}`))).toEqual(
      new Set([`${ADDRESS} Annual report of the Audit Office`]),
    );
    expect(documents).toMatchObject([{ url: ADDRESS, title: report.title, outcome: 'told' }]);
    expect([confirmed, mentioned]).toEqual([[], []]);
  });

  test('the document does not count as another source of what it says itself', () => {
    const summary =
      'In January the reactor at Norland was closed by the Energy Board after a leak of 40 tonnes of water, as told above.';
    const { recorded, confirmed, mentioned } = run('Annual report of the Audit Office', [
      documentOf('Annual report of the Audit Office', ['Nuclear power', reactors], ['Summary', summary]),
    ]);
    expect(linesOf({ recorded } as ReturnType<typeof run>)).toContain(reactors);
    expect([confirmed, mentioned]).toEqual([[], []]);
  });

  test('a document without sections is divided', () => {
    const filler = Array.from(
      { length: 12 },
      (_, index) => `Table ${index} of the annex lists what was counted, ${'and '.repeat(40)}`,
    );
    const long = documentOf('Annual report of the Audit Office', [
      null,
      reactors,
      ...filler,
      bridges,
      ...filler,
      ferries,
    ]);
    expect(linesOf(run('Bridges in Kestria', [long]))).toEqual([bridges]);
  });
});

test('the headings of a document propose no words for its tracker', () => {
  const blocks = [reactors, bridges, ferries].map((block) => `${block} The inspectors met in Ostfeld on Monday.`);
  const parts = blocks.map((block, index): Section => [`Annual report of the Audit Office, part ${index + 1}`, block]);
  const asPages = parts.map(([heading, block = '']) => page(heading ?? '', [block]));
  const others = ['Rain in June', 'Snow in May', 'Wind in July'].map((title) =>
    page(title, [`${title} broke a record.`]),
  );
  const topic = 'Annual report of the Audit Office';
  expect(run(topic, [documentOf(topic, ...parts), ...others]).proposedWords).toEqual([]);
  expect(run(topic, [...asPages, ...others]).proposedWords).toContain('Ostfeld');
});

describe('a later run', () => {
  const after = (knowledge: Knowledge) => run(title, [chronicle], { knowledge, now: '2026-03-07T12:00:00Z' });
  const known = knowledgeAfter(nothingKnown, run(title, [chronicle]));

  test('knows the document', () =>
    expect(after(known)).toMatchObject({ recorded: [], documents: [{ outcome: 'known' }] }));

  test('reading the document again neither repeats its lines nor fills them with others', () =>
    expect(after({ ...known, pages: new Map(), openings: [] })).toMatchObject({
      recorded: [],
      confirmed: [],
      documents: [{ outcome: 'evidence' }],
    }));
});

describe('lines of a named document', () => {
  const harbours = 'Securing the Harbours';
  const fund =
    'Within 30 days of the date of this order, the Secretary of Ports shall establish a Harbour Safety Fund of $40 million.';
  const order = (...more: readonly Section[]) =>
    documentOf(harbours, ['Sec. 1. Harbour fund.', fund], ...more, ['Sec. 9.', 'OSTLAND, March 2, 2026.']);

  test('a document that calls itself an order is told, unlike a page whose title does not', () => {
    const [line] = run(harbours, [order()]).recorded;
    expect(line?.claim.text).toBe(fund);
  });

  test('a sentence that enacts in the first person is told, and one in which the document only speaks of itself is not', () => {
    const act = 'Based on these talks, I hereby impose a duty of 12 percent on herring of Norland.';
    const speech = 'I visited the harbours of Norland in February and signed the guest book there.';
    expect(linesOf(run(harbours, [order(['Sec. 2. Harbours.', act, speech])]))).toEqual(
      expect.arrayContaining([act, fund]),
    );
    expect(linesOf(run(harbours, [order(['Sec. 2. Harbours.', act, speech])]))).not.toContain(speech);
  });

  test('a sentence whose words mean another day to each reader is not told', () => {
    const bound = 'The Harbour Board closed 14 harbours of Ostland last year.';
    expect(linesOf(run(harbours, [order(['Sec. 2. Harbours.', bound])]))).not.toContain(bound);
  });

  test('a sentence is told however long ago the day is that it names', () => {
    const until = 'The Secretary of Ports shall suspend the harbour dues of Ostland until June 30, 2026.';
    const { recorded } = run(harbours, [order(['Sec. 2. Harbour dues.', until])]);
    const claims = recorded.map(({ claim }) => claim);
    const displayed = composeState(claims, Date.parse('2027-03-06T12:00:00Z')).lines.map(({ text }) => text);
    expect(displayed).toContain(until);
  });

  test('the best of the little that there is is told', () => {
    const dry = 'Heading 9903 of the schedule shall continue to be suspended until November 10, 2026.';
    expect(linesOf(run('Harbour dues', [documentOf('Harbour dues', ['Sec. 2. Continued suspension.', dry])]))).toEqual([
      dry,
    ]);
  });
});

describe('a document of which little reads like news', () => {
  test('a tracker about it tells four lines', () => expect(linesOf(run(title, [chronicle]))).toHaveLength(4));

  test('a tracker about one thing in it tells two that stand under the heading of that, more if they name it', () => {
    expect(linesOf(run('Herring dues', [chronicle]))).toHaveLength(2);
    const mentionedHere = facts.map((fact) => fact.replace('.', ' in the year of the herring dues.'));
    expect(linesOf(run('Herring dues', [documentOf(title, ['Herring dues', ...mentionedHere])]))).toHaveLength(4);
  });
});

test('the words that a tracker wants or shuns are looked for in each section and in the title of the document', () => {
  const withWords = (include: readonly string[], exclude: readonly string[]) =>
    linesOf(run('Annual report of the Audit Office', [report], { wordFilter: { include, exclude } }));
  expect(withWords(['bridges'], [])).toEqual([bridges]);
  expect(withWords(['audit'], ['bridges'])).toHaveLength(2);
});

test('a page of the web beside it is read as before', () => {
  const web = page('Bridges of Kestria closed', [bridges]);
  const { documents, recorded } = run('Bridges in Kestria', [web, report]);
  expect(documents.map(({ url }) => url)).toEqual([web.url, ADDRESS]);
  expect(linesOf({ recorded } as ReturnType<typeof run>)).toEqual([bridges]);
});
