import type { ReadPage } from '#pages/page';
import { knowledgeAfter } from '#test/support/research/knowledge-after';
import type { FactToFind } from '../facts/question';
import { nothingKnown, type Findings, type Knowledge, type EffectiveVerdict } from '../ledger';
import { findNews } from '../spec-support/fieldless-engine';
import { page } from '../spec-support/pages';
import { withVerdict, withVerdicts } from './verdicts';

const run = (
  pages: readonly ReadPage[],
  knowledge: Knowledge = nothingKnown,
  now = '2026-03-06T00:00:00Z',
  facts: readonly FactToFind[] = [],
): Findings =>
  findNews({
    facts,
    description: 'Copper tariffs and electric vehicles',
    domains: [],
    now,
    pages,
    knowledge,
    newId: (name) => name,
  });
const linesOf = ({ recorded }: Findings): readonly string[] =>
  recorded.map(({ kind, claim }) => `${kind}: ${claim.text}`);

const doubled = 'The government doubled copper tariffs to 50% on Thursday, effective April 1.';
const published = page('Copper tariffs double', [`${doubled} Importers had expected less.`, 'Share this page']);

/** What the next run knows after the first one published `told` and the owner gave a verdict on that line. */
const after = (verdict: EffectiveVerdict | null): Knowledge => {
  const known = knowledgeAfter(nothingKnown, run([published]));
  return verdict === null ? known : { ...known, claims: known.claims.map((claim) => withVerdict(claim, verdict)) };
};
const nextRun = (verdict: EffectiveVerdict | null, ...pages: readonly ReadPage[]): Findings =>
  run(pages, after(verdict), '2026-03-16T00:00:00Z');

const later = { host: 'paper.example', publishedAt: '2026-03-15T10:00:00Z' } as const;
/** The same event a week later, reported by another publisher in words that do not repeat the line. */
const retold = page(
  'What importers pay from April',
  [
    'Copper importers will pay twice as much from April 1, after the government raised the tariffs to 50% without notice.',
  ],
  later,
);
const ofChile = page(
  'Chile doubles its copper tariffs',
  ['The government of Chile doubled copper tariffs to 30% on Friday, effective May 1.'],
  later,
);
const lowered = page(
  'Copper tariffs are lowered',
  ['The government lowered copper tariffs from 50% to 40% on Sunday, effective May 1.'],
  later,
);
const vehicles = page(
  'Electric vehicles from Korea',
  ['Korea signed an agreement on Sunday that opens its market to electric vehicles.'],
  later,
);

test('a later page that tells the same in other words is not told even without feedback', () =>
  expect(linesOf(nextRun(null, retold))).toEqual([]));

describe('a line that was marked as known', () => {
  test('keeps pages near it from being told, and the log and the count say so', () => {
    const { recorded, documents, keptOut } = nextRun('known', retold, vehicles);
    expect(recorded.map(({ claim }) => claim.text)).toEqual([vehicles.blocks[0]]);
    expect(documents[0]).toMatchObject({
      outcome: 'left_out',
      reason: { kind: 'verdict', verdict: 'known' },
    });
    expect(keptOut.map(({ url }) => url)).toEqual([retold.url]);
  });

  test('a known line does not keep out the same words about something else', () =>
    expect(linesOf(nextRun('known', ofChile))).toEqual([`new: ${ofChile.blocks[0]}`]));

  test('a known line does not keep out its change', () =>
    expect(linesOf(nextRun('known', lowered))).toEqual([`changed: ${lowered.blocks[0]}`]));

  test('stays in the overview', () => expect(after('known').claims.map(({ live }) => live)).toEqual([true]));
});

describe('a line that was marked as off topic', () => {
  test('keeps out everything near it, what changes it included', () => {
    const { recorded, documents } = nextRun('off_topic', retold, ofChile, lowered, vehicles);
    expect(recorded.map(({ claim }) => claim.text)).toEqual([vehicles.blocks[0]]);
    expect(documents.slice(0, 3).map(({ reason }) => reason)).toEqual(
      Array.from({ length: 3 }, () => ({ kind: 'verdict', verdict: 'off_topic' })),
    );
  });

  test('leaves the overview', () => expect(after('off_topic').claims.map(({ live }) => live)).toEqual([false]));
});

describe('a line that was marked as wrong', () => {
  const forgotten = (verdict: EffectiveVerdict | null): Knowledge => ({ ...after(verdict), pages: new Map() });

  test('leaves the overview', () => expect(after('wrong').claims.map(({ live }) => live)).toEqual([false]));

  test('takes its paragraph with it: nothing of it is told, on its own page and on copies of it', () => {
    const copy = page('Tariffs on copper', published.blocks, later);
    const more = page('Copper tariffs double', [
      `${doubled} A second decision on copper tariffs of 60% follows in May.`,
    ]);
    for (const read of [published, copy, more]) {
      const { recorded, confirmed } = run([read], forgotten('wrong'), '2026-03-16T00:00:00Z');
      expect([...recorded, ...confirmed]).toEqual([]);
    }
  });

  test('a wrong line is not told by a page that repeats it in almost the same words, nor by its own evidence', () => {
    const repeated = page(
      'Copper tariffs double, ministry confirms',
      ['On Thursday the government doubled the copper tariffs to 50%, effective April 1.'],
      later,
    );
    const { recorded, confirmed, documents, keptOut } = nextRun('wrong', repeated);
    expect([...recorded, ...confirmed]).toEqual([]);
    expect(documents[0]).toMatchObject({
      outcome: 'left_out',
      reason: { kind: 'verdict', verdict: 'wrong' },
    });
    expect(keptOut).toHaveLength(1);
  });

  test('a wrong line does not keep another page from telling the story right', () => {
    const right = page(
      'Copper tariffs double',
      ['The government raised copper tariffs to 35% on Thursday, its gazette says, and to 50% from July 1.'],
      { host: 'gazette.example' },
    );
    expect(linesOf(nextRun('wrong', right))).toEqual([`new: ${right.blocks[0]}`]);
  });

  test('a change on its page has no wrong line as its former value', () => {
    const rate = (percent: number): ReadPage =>
      page('Copper tariffs double', [`The tariff on copper of Chile stands at ${percent} percent, the ministry says.`]);
    const before = knowledgeAfter(nothingKnown, run([rate(50)]));
    const wrong = { ...before, claims: before.claims.map((claim) => withVerdict(claim, 'wrong')) };
    const { recorded } = run([rate(40)], wrong, '2026-03-16T00:00:00Z');
    expect(recorded.map(({ kind, was }) => ({ kind, was }))).toEqual([{ kind: 'new' }]);
  });

  test('the new value of a key fact has no wrong line as its former value', () => {
    const facts = [{ name: 'Copper tariff', type: 'percentage', description: 'Rate of the copper tariff' }] as const;
    const rate = (percent: number, publishedAt: string): ReadPage =>
      page(
        `The copper tariff is ${percent}%`,
        [`The copper tariff rate is ${percent}% from today, the ministry said.`],
        {
          publishedAt,
        },
      );
    const before = knowledgeAfter(nothingKnown, run([rate(50, '2026-03-05')], nothingKnown, '2026-03-06', facts));
    expect(before.facts.get('Copper tariff')?.written).toBe('50%');
    const changed = (knowledge: Knowledge) =>
      run([rate(40, '2026-03-15')], knowledge, '2026-03-16', facts).recorded.map(({ was }) => was);
    expect(changed(before)).toEqual(['50%']);
    expect(changed({ ...before, claims: withVerdicts(before.claims, () => 'wrong') })).not.toContain('50%');
  });

  test('an earlier change loses a wrong line as its former value', () => {
    const first = after(null);
    const second = knowledgeAfter(first, run([lowered], first, '2026-03-16T00:00:00Z'));
    expect(second.claims.map(({ overrules }) => overrules)).toEqual([undefined, { kind: 'changed', was: '50%' }]);
    const judged = withVerdicts(second.claims, ({ text }) => (text === doubled ? 'wrong' : undefined));
    expect(judged.map(({ overrules }) => overrules)).toEqual([undefined, undefined]);
  });
});
