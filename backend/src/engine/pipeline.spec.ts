import fc from 'fast-check';
import type { ReadPage } from '#pages/page';
import { knowledgeAfter } from '#test/support/research/knowledge-after';
import { nothingKnown, type Findings, type Knowledge } from './ledger';
import { findNews } from './spec-support/fieldless-engine';
import { page } from './spec-support/pages';

const run = (
  pages: readonly ReadPage[],
  knowledge: Knowledge = nothingKnown,
  more: { domains?: readonly string[]; now?: string } = {},
): Findings =>
  findNews({
    description: 'Copper tariffs and electric vehicles',
    domains: more.domains ?? [],
    now: more.now ?? '2026-03-06T00:00:00Z',
    pages,
    knowledge,
    newId: (name) => name,
  });
const later = { now: '2026-03-09T00:00:00Z' };
const linesOf = ({ recorded }: Findings): readonly string[] =>
  recorded.map(({ kind, claim }) => `${kind}: ${claim.text}`);

const copper = page('Copper tariffs double', [
  'WASHINGTON, March 5 — The government doubled copper tariffs to 50% on Thursday, effective April 1.',
  'Importers had expected less, and prices rose.',
]);
const mirror = page(
  'Copper tariffs double',
  ['The government doubled copper tariffs to 50% on Thursday, effective April 1.'],
  { host: 'mirror.example' },
);
const weather = page('Rain in the north', ['Heavy rain fell in the north on Thursday, the weather office said.']);

describe('a first run', () => {
  const findings = run([copper, mirror, weather]);

  test('tells the story once, cites its mirror as evidence, and gives each page an outcome and a reason', () => {
    expect(linesOf(findings)).toEqual([
      'new: The government doubled copper tariffs to 50% on Thursday, effective April 1.',
    ]);
    expect(findings.recorded[0]?.claim.evidence.map(({ host }) => host)).toEqual(['news.example', 'mirror.example']);
    expect(findings.documents.map(({ outcome }) => outcome)).toEqual(['told', 'evidence', 'left_out']);
    expect(findings.documents.map(({ reason }) => reason.kind)).toEqual(['new', 'same_story', 'off_topic']);
  });

  test('leaves off the dateline and quotes the page contiguously', () => {
    expect(copper.blocks[0]).toContain(findings.recorded[0]?.claim.evidence[0]?.quote ?? 'nothing');
  });

  test('tells nothing from an evergreen page that defines something', () => {
    const entry = page('Copper tariffs', [
      'A copper tariff is a tax on copper that is brought into a country, and it is paid by whoever brings it in.',
      'Copper tariffs are one of the oldest taxes that are known.',
    ]);
    expect(run([entry]).documents[0]).toMatchObject({
      outcome: 'left_out',
      reason: { kind: 'unclear' },
    });
  });

  test('tells nothing from a host that is not allowed', () => {
    const shut = run([copper, mirror], nothingKnown, { domains: ['mirror.example'] });
    expect(shut.recorded[0]?.claim.evidence.map(({ host }) => host)).toEqual(['mirror.example']);
    expect(shut.documents[0]).toMatchObject({
      outcome: 'left_out',
      reason: { kind: 'other_host' },
    });
  });
});

test('orders an update by what its lines say, not by how often their pages name the topic', () => {
  const dense = page('Copper tariffs and electric vehicles', [
    'Copper tariffs and electric vehicles are of interest to many, reports on the tariffs and vehicles say.',
  ]);
  const news = page('Chile doubles copper tariffs', [
    'Chile doubled its copper tariffs to 50% on Thursday, the ministry said.',
  ]);
  const { recorded } = run([dense, news]);
  const [first, second] = recorded;
  expect(recorded).toHaveLength(2);
  expect(first?.claim.text).toBe(news.blocks[0]);
  expect(first?.claim.relevance).toBeLessThan(second?.claim.relevance ?? 0);
});

describe('a later run', () => {
  const known = knowledgeAfter(nothingKnown, run([copper, weather]));

  test('knows what it has read, told or not, modified or not', () => {
    const again = run([copper, { ...weather, blocks: [], notModified: true }], known, later);
    expect(again.recorded).toEqual([]);
    expect(again.documents.map(({ outcome, page: read }) => [outcome, read])).toEqual([
      ['known', undefined],
      ['known', undefined],
    ]);
  });

  test('uses a new page of a told story as further evidence', () => {
    const again = run([mirror], known, later);
    expect(again.recorded).toEqual([]);
    expect(again.confirmed.map(({ evidence }) => evidence.host)).toEqual(['mirror.example']);
    expect(knowledgeAfter(known, again).claims[0]).toMatchObject({ status: 'confirmed', lastSeenAt: later.now });
  });

  test('a page of a told story is not cited if none of its sentences says the same', () => {
    const aside = page('Copper tariffs double', ['Miners in the north danced until the morning, a singer recalled.'], {
      host: 'other.example',
    });
    const again = run([aside], known, later);
    expect(again.confirmed).toEqual([]);
    expect(again.documents[0]).toMatchObject({
      outcome: 'left_out',
      reason: { kind: 'not_supporting' },
    });
  });

  test('tells from a later page what was done, if only the aim had been told', () => {
    const order = page('Copper tariffs and mines', [
      'It is the policy of the United States to secure copper by means of tariffs and mines.',
    ]);
    const factSheet = page('Fact Sheet: Copper tariffs and mines', [
      'Today, the President signed an order that raises copper tariffs to 50% and opens three mines.',
    ]);
    const first = run([order]);
    const second = run([order, factSheet], knowledgeAfter(nothingKnown, first), later);
    expect(linesOf(first)).toEqual([`new: ${order.blocks[0]}`]);
    expect(linesOf(second)).toEqual([`new: ${factSheet.blocks[0]}`]);
    expect(new Set([...first.recorded, ...second.recorded].map(({ claim }) => claim.story)).size).toBe(1);
    expect(
      run([order, factSheet], knowledgeAfter(knowledgeAfter(nothingKnown, first), second), later).recorded,
    ).toEqual([]);
  });

  test('tells from a later page what the first said only in the words of its author', () => {
    const order = page('Imposing copper tariffs', ['Accordingly, I impose copper tariffs as described in this order.']);
    const factSheet = page('Fact Sheet: Imposing copper tariffs', [
      'Today, the President signed an order that raises copper tariffs to 50% on all goods of Chile.',
    ]);
    const first = run([order]);
    const second = run([order, factSheet], knowledgeAfter(nothingKnown, first), later);
    expect(linesOf(first)).toEqual([`new: ${order.blocks[0]}`]);
    expect(linesOf(second)).toEqual([`new: ${factSheet.blocks[0]}`]);
  });

  test('a story is not repeated in another publisher’s words, but its reversal is told', () => {
    const published = knowledgeAfter(
      nothingKnown,
      run([
        page('Copper tariffs double', ['The government raised copper tariffs to 47% on Thursday, effective April 1.']),
      ]),
    );
    const elsewhere = (title: string, text: string) => page(title, [text], { host: 'gazette.example' });
    const repeated = run(
      [
        elsewhere(
          'Importers face steep copper duty',
          'Whoever ships copper into the country will pay the government 47% from April.',
        ),
      ],
      published,
      later,
    );
    expect(linesOf(repeated)).toEqual([]);
    expect(repeated.documents[0]?.outcome).toBe('evidence');
    const undone = run(
      [elsewhere('Copper tariffs suspended', 'The government suspended the copper tariffs of 47% for ninety days.')],
      published,
      later,
    );
    expect(linesOf(undone)).toHaveLength(1);
  });

  test('prefers the figure that comes first on the page over an equally good one', () => {
    const drones = page('Tariffs on copper drones', [
      'Today, the President imposed tariffs on drones made of copper.',
      'The proclamation imposes a 100% tariff on copper aircraft with large cameras.',
      'The proclamation imposes a 25% tariff on small copper coils, parts and wires.',
    ]);
    expect(linesOf(run([drones]))[1]).toContain('100%');
  });

  test('prefers what changes over what was signed, if about equally good', () => {
    const signed = 'Today, the President signed a proclamation to put tariffs on drones with copper cameras.';
    const changes = 'The proclamation imposes a 100% tariff on copper drones with large cameras.';
    const title = 'Tariffs on drones with copper cameras';
    expect(linesOf(run([page(title, [signed, changes])]))[0]).toBe(`new: ${changes}`);
    const withFigure = signed.replace('tariffs on', 'a tariff of 100% on');
    expect(linesOf(run([page(title, [withFigure, changes])]))[0]).toBe(`new: ${withFigure}`);
  });

  test('prefers plain statements over legal wording, but tells that if there is nothing else', () => {
    const title = 'Suspension of copper tariffs';
    const formula = 'The effective date of the copper tariffs in Proclamation 11046 shall be March 9, 2026.';
    const done = 'The copper tariffs of Proclamation 11046 are suspended for three days, until March 9, 2026.';
    expect(linesOf(run([page(title, [formula, done])]))[0]).toBe(`new: ${done}`);
    expect(linesOf(run([page(title, [formula])]))[0]).toBe(`new: ${formula}`);
  });

  test('tells the other cases of a rule, however like the one that leads', () => {
    const cases = [
      'The order imposes a duty of 50% on copper wire that is used in the motors of electric vehicles.',
      'The order imposes a duty of 25% on copper wire that is used in the chargers of electric vehicles.',
      'The order imposes a duty of 10% on copper wire that is used in the batteries of electric vehicles.',
    ];
    expect(linesOf(run([page('President imposes copper tariffs', cases)]))).toEqual(
      cases.map((text) => `new: ${text}`),
    );
  });

  test('chooses the rule as second sentence, not an exemption or an administrative deadline', () => {
    const order = page('Copper tariffs raised', [
      'Today, the President signed a proclamation to raise copper tariffs and to defend the mines of the nation.',
      'Within 60 days of the date of this order, the Secretary shall establish a copper tariff office.',
      'Wires drawn abroad from local copper will be subject to a lower tariff of 10%.',
      'All other articles of copper will pay a tariff of 50% at the border.',
    ]);
    expect(linesOf(run([order]))[1]).toBe('new: All other articles of copper will pay a tariff of 50% at the border.');
  });

  test('adds a sentence without figures to a headline that says little', () => {
    const published = (headline: string) =>
      linesOf(
        run([
          page('Ministry publishes copper tariff plan', [
            headline,
            'Norland removed all tariffs on parts of electric vehicles.',
          ]),
        ]),
      ).length;
    expect(published('The Ministry of Trade of Norland published its copper plan on Thursday.')).toBe(2);
    expect(
      published('The Ministry of Trade of Norland published a copper plan that ends copper tariffs on Thursday.'),
    ).toBe(1);
  });

  test('tells a changed count even if it is spelled out', () => {
    const toll = (count: string) =>
      page('Copper tariffs shut mines', [
        `The copper tariffs shut ${count} mines in the north, the miners’ union said.`,
      ]);
    const before = knowledgeAfter(nothingKnown, run([toll('four')]));
    const after = run([toll('seven')], before, later);
    expect(linesOf(after)).toEqual([
      'changed: The copper tariffs shut seven mines in the north, the miners’ union said.',
    ]);
    expect(after.recorded[0]?.was).toBe('four mines');
  });

  test('tells a figure that changed on a page, once, with its earlier value', () => {
    const changed = { ...copper, blocks: copper.blocks.map((block) => block.replace('50%', '35%')) };
    const again = run([changed], known, later);
    expect(linesOf(again)).toEqual([
      'changed: The government doubled copper tariffs to 35% on Thursday, effective April 1.',
    ]);
    expect(again.recorded[0]?.was).toBe('50%');
    const after = knowledgeAfter(known, again);
    expect(after.claims.map(({ status, live }) => [status, live])).toEqual([
      ['updated', false],
      ['new', true],
    ]);
    expect(run([changed], after, later).recorded).toEqual([]);
  });

  test('tells a figure that changed in another page’s later report', () => {
    const fed = page('Rate set for electric vehicles loans', [
      'The Federal Bank set the rate for electric vehicles loans at 4.5 percent.',
    ]);
    const then = page(
      'Federal Bank moves on electric vehicles',
      ['The Federal Bank set the rate for electric vehicles loans at 5.5 percent.'],
      { publishedAt: '2026-04-20T10:00:00Z' },
    );
    const again = run([then], knowledgeAfter(nothingKnown, run([fed])), { now: '2026-04-21T00:00:00Z' });
    expect(again.recorded.map(({ kind, was }) => [kind, was])).toEqual([['changed', '4.5 percent']]);
  });

  test('reads pages again after an edit of the topic, but does not tell anything twice', () => {
    const edited = { ...known, pages: new Map() };
    const again = run([copper, weather], edited, later);
    expect(again.recorded).toEqual([]);
    expect(again.confirmed).toEqual([]);
    expect(again.documents[0]?.outcome).toBe('evidence');
  });

  test('tells a story once a page tells it well enough', () => {
    const poor = page('Copper tariffs', [
      'However, tariffs on copper, they said, would be what they always were to us.',
    ]);
    const first = knowledgeAfter(nothingKnown, run([poor]));
    expect(first.claims).toEqual([]);
    expect(linesOf(run([poor, copper], first, later))).toHaveLength(1);
  });
});

describe('findings for any page', () => {
  const words = fc.constantFrom(
    ...'The government doubled copper tariffs to 50% on Thursday. Today, electric vehicles (EV) were “banned” by U.S. No. 5 e.g. Donald J. ; : ( ) [ ] — - … ? ! 3 $5 million 2030 Sec. 2. (a) 中国。 سعر <b> & \\ * ] 🚀'.split(
      ' ',
    ),
  );
  const block = fc.oneof(
    fc.string({ maxLength: 200 }),
    fc.array(words, { maxLength: 60 }).map((list) => list.join(' ')),
  );
  const anyPage = fc
    .record({
      title: fc.oneof(fc.string({ maxLength: 60 }), fc.constantFrom('Copper tariffs double', 'Electric vehicles')),
      blocks: fc.array(block, { maxLength: 8 }),
      host: fc.constantFrom('a.example', 'b.example'),
      publishedAt: fc.constantFrom(null, '2026-03-05', 'nonsense', '2026-03-01T00:00:00Z'),
    })
    .map(({ title, blocks, host, publishedAt }) => page(title, blocks, { host, publishedAt }));
  const pages = fc.array(anyPage, { maxLength: 6 });

  test('a line is a complete contiguous piece of its page, and a second run tells nothing', () => {
    fc.assert(
      fc.property(pages, (read) => {
        const findings = run(read);
        const displayed = read.flatMap(({ blocks }) => blocks.map((text) => text.replace(/\s+/g, ' ').trim()));
        for (const { claim } of findings.recorded) {
          expect(read.some(({ url }) => url === claim.evidence[0]?.url)).toBe(true);
          expect(displayed.some((text) => text.includes(claim.text))).toBe(true);
          expect(claim.text.split(' ').length).toBeLessThanOrEqual(60);
        }
        expect(findings.documents).toHaveLength(new Set(read.map(({ url }) => url)).size);
        const again = run(read, knowledgeAfter(nothingKnown, findings), later);
        expect(again.recorded).toEqual([]);
        expect(again.confirmed).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test('the result does not depend on the order of pages', () => {
    fc.assert(
      fc.property(pages, (read) => {
        const distinct = [...new Map(read.map((one) => [one.url, one])).values()];
        const stories = (findings: Findings): readonly string[] =>
          findings.recorded.map(({ claim }) => claim.text).sort();
        expect(stories(run([...distinct].reverse())).length).toBe(stories(run(distinct)).length);
      }),
      { numRuns: 100 },
    );
  });
});
