import { isNews } from '#engine/ledger';
import { ownSource } from '#events/research/text-lines';
import { updateFigures, updatesRead } from './updates';

/** test/corpus/labels/README.md has the figures before and after. */
describe.each([
  { half: 'tuning', leads: 0.8, inOrder: 0.8, left: 1, kept: 0.94 },
  { half: 'blind', leads: 0.8, inOrder: 0.7, left: 1, kept: 0.9 },
] as const)('updates, labelled by reading: $half', ({ half, leads, inOrder, left, kept }) => {
  const updates = updatesRead(half);

  const figures = updateFigures(updates);

  test('begin with what an editor would tell first', () => expect(figures.leads).toBeGreaterThanOrEqual(leads));

  test('put what an editor would show before what is minor or would be left out', () =>
    expect(figures.inOrder).toBeGreaterThanOrEqual(inOrder));

  test('show hardly anything that an editor would leave in the ledger', () =>
    expect(figures.left).toBeLessThanOrEqual(left));

  test('show what an editor would tell first', () => expect(figures.kept).toBeGreaterThanOrEqual(kept));

  test('lose nothing: what they do not show is counted and in the ledger', () => {
    for (const { findings, knowledge, lines, sources, more } of updates) {
      const cited = new Set(sources.map(({ quote }) => quote));
      const shown = new Set(lines.map((line) => ownSource(line, sources)?.quote));
      // Struck through by a line, or the source of its first day.
      const news = findings.recorded.filter(({ claim }) => isNews(claim));
      const beside = news.filter(({ claim }) => cited.has(claim.text) && !shown.has(claim.text));
      expect(lines.length + beside.length + more).toBe(news.length);
      const claims = new Set(knowledge.claims.map(({ id }) => id));
      expect(findings.recorded.every(({ claim }) => claims.has(claim.id))).toBe(true);
    }
  });
});
