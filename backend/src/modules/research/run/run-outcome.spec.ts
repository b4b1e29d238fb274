import type { FactToFind } from '#engine/facts/question';
import { nothingKnown, type Knowledge } from '#engine/ledger';
import { coverageOf } from '#engine/mentions/coverage';
import { page } from '#engine/spec-support/pages';
import { groupBy } from '#kernel/grouping';
import type { ReadPage } from '#pages/page';
import { pageOf, topic, topicNames } from '#test/corpus/proof/corpus-documents';
import { fingerprinted, knowledgeAfter } from '#test/support/research/knowledge-after';
import { findNews } from '../news-engine';
import { ledgerEntries } from './run-outcome';

const run = (
  description: string,
  pages: readonly ReadPage[],
  now: string,
  knowledge: Knowledge = nothingKnown,
  facts: readonly FactToFind[] = [],
) => {
  const findings = findNews({
    description,
    domains: [],
    facts,
    now,
    pages,
    knowledge,
    newId: (name) => `${now} ${name}`,
  });
  const { entries } = ledgerEntries(
    { scope: 'topic', withdrawal: null },
    knowledge,
    { pages: fingerprinted(findings) },
    findings,
  );
  return { entries, after: knowledgeAfter(knowledge, findings) };
};

test('a key fact is recorded with the word that limits its amount', () => {
  const deficit: FactToFind = {
    name: 'Deficit of the port',
    type: 'currency',
    description: 'Yearly deficit of the port.',
  };
  const sentence = 'In 2025 the deficit of the port of Arlen was more than $3 million, its council said.';
  const pages = [page('The port counts', [sentence])];
  const { entries, after } = run('Port of Arlen', pages, '2026-03-06T12:00:00Z', nothingKnown, [deficit]);
  expect(entries.facts).toMatchObject([{ value: 3e6, qualifier: 'more_than' }]);
  expect(after.facts.get(deficit.name)).toEqual(entries.facts[0]);
});

describe.each(topicNames)('the pages of the corpus on %s', (name) => {
  const { tracker_description: description, documents } = topic(name);
  const byMonth = groupBy(documents.map(pageOf), ({ publishedAt }) => publishedAt?.slice(0, 7));

  test('the entries say of a claim what the ledger says once they are folded', () => {
    let knowledge = nothingKnown;
    for (const [month, pages] of [...byMonth].sort()) {
      const { entries, after } = run(description, pages, `${month}-28T23:00:00Z`, knowledge);
      const claims = new Map(after.claims.map((claim) => [claim.id, claim]));
      const coverage = entries.mentioned.claims.map(({ claimId }) => {
        const claim = claims.get(claimId);
        return claim && { claimId, mentions: coverageOf(claim).documents };
      });
      expect(entries.mentioned.claims).toMatchObject(coverage);
      for (const { claimId, status } of entries.confirmed) expect(claims.get(claimId)?.status).toBe(status);
      knowledge = after;
    }
  });
});
