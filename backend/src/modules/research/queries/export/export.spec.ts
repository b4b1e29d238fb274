import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import type { ClaimView } from '../claims/claims.query';
import { exportMarkdown, type ExportedEvidence, csvOf, exportJson } from './export.query';

const quoted = (quote: string, change: Partial<ClaimView['evidence'][number]> = {}) => ({
  url: 'https://agency.gov/duties',
  title: 'Ending duties',
  host: 'agency.gov',
  quote,
  published_at: '2026-02-20',
  published_on: '2026-02-20',
  ...change,
});
const claim = (change: Partial<ClaimView> = {}): ClaimView => ({
  id: 'c1',
  text: 'The duties end.',
  status: 'confirmed',
  parts_ended: [],
  first_seen_at: '2026-02-20T09:00:00.000Z',
  last_seen_at: '2026-02-21T09:00:00.000Z',
  mentions: 2,
  evidence: [quoted('The duties end.'), quoted('They end, "it" says,\nsoon.', { host: 'press.org' })],
  verdict: null,
  ...change,
});
const evidence = (...claims: readonly ClaimView[]): ExportedEvidence => ({
  id: 't1',
  title: 'Tariffs on steel',
  description: 'Track tariffs on steel.',
  link: 'https://aidy.example/tracker/t1',
  exportedAt: '2026-03-01T02:00:00.000Z',
  claims: async function* () {
    yield* claims;
  },
});

describe('JSON', () => {
  const exported = async (...claims: readonly ClaimView[]) =>
    JSON.parse(await text(Readable.from(exportJson(evidence(...claims)))));

  test('has the tracker and its claims as the API gives them', async () => {
    expect(await exported(claim(), claim({ id: 'c2' }))).toEqual({
      tracker: {
        id: 't1',
        title: 'Tariffs on steel',
        description: 'Track tariffs on steel.',
        link: 'https://aidy.example/tracker/t1',
        exported_at: '2026-03-01T02:00:00.000Z',
      },
      claims: [claim(), claim({ id: 'c2' })],
    });
    expect(await exported()).toMatchObject({ claims: [] });
  });
});

describe('CSV', () => {
  const exported = async (...claims: readonly ClaimView[]) =>
    (await buffer(csvOf(evidence(...claims)))).toString().split('\r\n');

  test('has a row for each quote, with quoted quotes and line breaks', async () => {
    const [header, first, second, end, ...more] = await exported(claim());
    expect(header).toBe(
      '\ufeffclaim_id,status,verdict,text,first_seen_at,last_seen_at,mentions,quote,title,host,published_at,url,ended_parts',
    );
    expect(first).toMatch(
      /^c1,confirmed,,The duties end\.,.*,2,The duties end\.,Ending duties,agency\.gov,2026-02-20,/,
    );
    expect(second).toContain('"They end, ""it"" says,\nsoon."');
    expect([end, more]).toEqual(['', []]);
  });

  test('has the words of a claim that no longer hold', async () => {
    const [, row] = await exported(
      claim({ evidence: [quoted('The duties end.')], parts_ended: [{ words: 'The duties', since: '2026-02-20' }] }),
    );
    expect(row).toMatch(/,The duties$/);
  });

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1'])(
    'a spreadsheet does not run %j',
    async (formula) => {
      const [, row] = await exported(claim({ evidence: [quoted('The duties end.', { title: formula })] }));
      expect(row).toContain(`'${formula}`);
    },
  );
});

describe('Markdown', () => {
  const exported = (...claims: readonly ClaimView[]) => text(Readable.from(exportMarkdown(evidence(...claims))));

  test('has a section for each claim with its quotes', async () => {
    expect(await exported(claim({ verdict: 'off_topic', evidence: [quoted('The duties end.')] }))).toBe(
      `# Tariffs on steel

Track tariffs on steel.

[Tracker](<https://aidy.example/tracker/t1>) · exported 2026-03-01

## The duties end.

confirmed · marked as off topic · first seen 2026-02-20 · last seen 2026-02-21

> The duties end.
>
> [Ending duties](<https://agency.gov/duties>) · agency.gov · 2026-02-20
`,
    );
  });

  test('says of a claim what no longer holds', async () =>
    expect(await exported(claim({ parts_ended: [{ words: 'The duties', since: '2026-02-20' }] }))).toContain(
      'confirmed · “The duties” has not applied since 2026-02-20 · first seen',
    ));

  test('neither a title nor an address of a page can add markup', async () => {
    const hostile = quoted('![x](https://evil.example/p.png) <script>', {
      title: 'A](https://evil.example) **b**\n# c',
      url: 'https://agency.gov/a>b (c)',
    });
    const displayed = await exported(claim({ evidence: [hostile] }));
    expect(displayed).toContain('> \\!\\[x\\](https://evil.example/p.png) \\<script\\>');
    expect(displayed).toContain('[A\\](https://evil.example) \\*\\*b\\*\\* \\# c](<https://agency.gov/a%3Eb%20(c)>)');
  });
});
