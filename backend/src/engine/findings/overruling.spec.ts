import { earlierOf, kindOf, type TextLine } from '#events/research/text-lines';
import type { ReadPage } from '#pages/page';
import { knowledgeAfter } from '#test/support/research/knowledge-after';
import { nothingKnown, type Findings, type Knowledge } from '../ledger';
import { composeState, composeUpdate, findNews } from '../spec-support/fieldless-engine';
import { page } from '../spec-support/pages';
import { ENDED_LEVIES, IMPOSED_LEVY, endingOrder, levyOrder } from '../spec-support/scooter-levies';

const run = (pages: readonly ReadPage[], now: string, knowledge: Knowledge = nothingKnown): Findings =>
  findNews({
    description: 'Electric scooters in Valmora',
    domains: [],
    now,
    pages,
    knowledge,
    newId: (name) => `${now} ${name}`,
  });

const ban = 'The city of Valmora banned electric scooters from its old town on Monday.';
const lifted = 'Valmora lifted its ban on electric scooters in the old town on Thursday, three days after it began.';

const banned = page('Valmora bans scooters from old town', [ban], {
  host: 'valmora.example',
  publishedAt: '2026-03-02T09:00:00Z',
});
const allowed = page('Scooters roll again in Valmora', [lifted], { publishedAt: '2026-03-05T09:00:00Z' });

/** A line by what it overrules. */
const publishedAs = (line: TextLine) => ({ kind: kindOf(line), text: line.text, was: earlierOf(line)?.quote });

const first = '2026-03-02T12:00:00Z';
const second = '2026-03-05T12:00:00Z';

describe('a page that reverses what an earlier run told', () => {
  const before = knowledgeAfter(nothingKnown, run([banned], first));
  const findings = run([banned, allowed], second, before);
  const { claims } = knowledgeAfter(before, findings);

  test('contradicts it in one line, which shows what was and may cite it', () => {
    const { lines, sources } = composeUpdate(findings);
    expect(lines.map(publishedAs)).toEqual([{ kind: 'contradicted', text: lifted, was: ban }]);
    expect(sources.map(({ host }) => host)).toEqual(['news.example', 'valmora.example']);
  });

  test('leaves the earlier claim in the ledger, marked, and out of the overview', () => {
    expect(claims.map(({ text, status, live }) => ({ text, status, live }))).toEqual([
      { text: ban, status: 'contradicted', live: false },
      { text: lifted, status: 'new', live: true },
    ]);
    expect(composeState(claims, Date.parse(second)).lines.map(({ text }) => text)).toEqual([lifted]);
  });

  test('the reversal is told once', () => {
    const known = knowledgeAfter(before, findings);
    const mirror = page('Scooters are back', ['Valmora lifted its ban on electric scooters on Thursday.'], {
      host: 'mirror.example',
      publishedAt: '2026-03-06T09:00:00Z',
    });
    expect(run([mirror], '2026-03-06T12:00:00Z', known).recorded).toEqual([]);
  });
});

describe('two pages of one run, of which the later reverses the earlier', () => {
  const both = [banned, allowed];

  test.each([
    ['in their order', both],
    ['in the other order', [...both].reverse()],
  ])('they make one line of the update, with the former one: read %s', (_, pages) => {
    const findings = run(pages, second);
    expect(findings.recorded.map(({ kind }) => kind).sort()).toEqual(['contradicted', 'new']);
    const { lines, more } = composeUpdate(findings);
    expect(lines.map(publishedAs)).toEqual([{ kind: 'contradicted', text: lifted, was: ban }]);
    expect(more).toBe(0);
  });

  test('both are told if it is unknown which is later', () => {
    const undated = { ...banned, publishedAt: allowed.publishedAt };
    expect(run([undated, allowed], second).recorded.map(({ kind }) => kind)).not.toContain('contradicted');
  });
});

describe('a sentence too long for a line, which ends what several orders did', () => {
  const before = knowledgeAfter(nothingKnown, run([levyOrder], '2026-03-06T12:00:00Z'));
  const findings = run([levyOrder, endingOrder], '2026-03-20T12:00:00Z', before);

  test('contradicts the lines about those measures', () => {
    expect(composeUpdate(findings).lines.map(publishedAs)).toEqual([
      {
        kind: 'contradicted',
        text: ENDED_LEVIES,
        was: IMPOSED_LEVY,
      },
    ]);
  });

  test('leaves the rest of the order as it was', () => {
    const { claims } = knowledgeAfter(before, findings);
    expect(before.claims).toHaveLength(2);
    expect(claims.filter(({ live }) => !live).map(({ text }) => text)).toEqual([IMPOSED_LEVY]);
  });
});

test('a reversal that was read before what it reverses contradicts nothing', () => {
  const before = knowledgeAfter(nothingKnown, run([allowed], second));
  expect(run([banned], '2026-03-06T12:00:00Z', before).recorded.map(({ kind }) => kind)).not.toContain('contradicted');
});

describe('a value that another publisher gives later', () => {
  const fine = page('Fine for scooters in Valmora', [
    'Valmora introduced a fine of 50 euros for electric scooters in the old town on Monday.',
  ]);
  const dearer = page(
    'Dearer scooters',
    ['Valmora raised the fine for electric scooters in the old town from 50 to 80 euros on Friday.'],
    { host: 'other.example', publishedAt: '2026-03-09T09:00:00Z' },
  );

  test('the later value is a change, with the old value', () => {
    const before = knowledgeAfter(nothingKnown, run([fine], '2026-03-06T12:00:00Z'));
    const findings = run([dearer], '2026-03-09T12:00:00Z', before);
    expect(composeUpdate(findings).lines.map(publishedAs)).toMatchObject([{ kind: 'changed', was: '50 euros' }]);
  });

  test('the later value is a change within one run, too', () => {
    const findings = run([fine, dearer], '2026-03-09T12:00:00Z');
    expect(composeUpdate(findings).lines.map(publishedAs)).toMatchObject([{ kind: 'changed', was: '50 euros' }]);
  });
});

test('of a line with several values, one that changes falls and the others stand', () => {
  const fares = 'On the night train to Vessa, a seat costs from 49, a couchette from 99 and a bed from 149 euros.';
  const night = (knowledge: Knowledge, title: string, text: string, publishedAt: string): Findings =>
    findNews({
      description: 'Night train Valmora–Vessa: fares',
      domains: [],
      now: `${publishedAt}T12:00:00Z`,
      pages: [page(title, [text], { publishedAt: `${publishedAt}T09:00:00Z` })],
      knowledge,
      newId: (name) => `${publishedAt} ${name}`,
    });
  const before = knowledgeAfter(nothingKnown, night(nothingKnown, 'Fares of the night train', fares, '2026-03-02'));
  const dearer = 'A couchette on the night train to Vessa will cost 109 euros instead of 99.';
  const findings = night(before, 'Night train to Vessa dearer', dearer, '2026-03-09');
  expect(composeUpdate(findings).lines.map(publishedAs)).toMatchObject([{ kind: 'changed', was: '99 euros' }]);
  const { claims } = knowledgeAfter(before, findings);
  const words = 'a couchette from 99';
  expect(claims.find(({ text }) => text === fares)).toMatchObject({ live: true, partsEnded: [{ words }] });
  const { lines } = composeState(claims, Date.parse('2026-03-09T12:00:00Z'));
  expect(lines.find(({ text }) => text === fares)?.remarks).toMatchObject([{ kind: 'part_ended', words }]);
});

describe('an amount for another year', () => {
  const finances = (title: string, text: readonly string[], day: string): ReadPage =>
    page(title, text, { host: 'herald.example', publishedAt: `${day}T09:00:00Z` });
  const of2026 = finances(
    'Valmora ends the year in the red',
    [
      'The city of Valmora will end 2026 with a deficit of 24 million euros, treasurer Ida Brandt told the council on Monday.',
      'She blamed the budget for the trams.',
    ],
    '2026-03-02',
  );
  const later = (text: string): ReadPage =>
    finances('Valmora plans its budget', [text, 'The council votes in April.'], '2026-03-05');
  const runOn = (pages: readonly ReadPage[], now: string, knowledge: Knowledge = nothingKnown): Findings =>
    findNews({
      description: 'Deficit of Valmora',
      domains: [],
      now,
      pages,
      knowledge,
      newId: (name) => `${now} ${name}`,
    });
  const before = knowledgeAfter(nothingKnown, runOn([of2026], first));
  const kindsOf = (text: string) => runOn([of2026, later(text)], second, before).recorded.map(({ kind }) => kind);

  test('replaces nothing, unlike one for the same year', () => {
    const published =
      'Valmora now faces a deficit of 38 million euros, Brandt said when she presented new figures to the council.';
    expect(kindsOf(`For 2026, ${published}`)).toEqual(['changed']);
    expect(kindsOf(`For 2027, ${published}`)).toEqual(['new']);
  });
});
