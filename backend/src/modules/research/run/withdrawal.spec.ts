import { nothingKnown, type LedgerClaim } from '#engine/ledger';
import { page } from '#engine/spec-support/pages';
import { knowledgeAfter } from '#test/support/research/knowledge-after';
import { composeState, findNews } from '../news-engine';
import { withoutWithdrawn } from './withdrawal';

const steel = page('Duty on steel from Norland', [
  'The agency raised the duty on steel from Norland to 9 percent on Monday.',
]);
const timber = page('Quota for timber from Ostland', [
  'The agency set a quota of 40,000 tonnes for timber from Ostland on Friday.',
]);
const description = 'Duties on steel';
const now = '2026-03-20T12:00:00Z';

const published = (extraTopics: readonly string[]): readonly LedgerClaim[] =>
  knowledgeAfter(
    nothingKnown,
    findNews({
      description,
      extraTopics,
      domains: [],
      now,
      pages: [steel, timber],
      knowledge: nothingKnown,
      newId: (name) => name,
    }),
  ).claims;

const displayed = (claims: readonly LedgerClaim[]): readonly string[] =>
  composeState(claims, Date.parse(now)).lines.map(({ text }) => text);

test('a claim of a removed phrase leaves with it, and one that the description asks for stays', () => {
  const claims = published(['Quota for timber']);
  expect(displayed(claims)).toHaveLength(2);
  const { claims: left, withdrawal } = withoutWithdrawn(claims, { description, extraTopics: [] });
  expect(displayed(left)).toEqual(steel.blocks);
  expect(withdrawal).toEqual({
    phrases: ['Quota for timber'],
    claimIds: claims.flatMap(({ id, text }) => (text === timber.blocks[0] ? [id] : [])),
  });
});

test('a claim that another phrase brought too stays', () => {
  const claims = published(['Quota for timber', 'Timber from Ostland']);
  expect(withoutWithdrawn(claims, { description, extraTopics: ['Timber from Ostland'] })).toEqual({
    claims,
    withdrawal: null,
  });
});

test('a claim that the description asks for by now stays', () => {
  const claims = published(['Quota for timber']);
  const wider = { description: 'Duties on steel and quotas for timber', extraTopics: [] };
  expect(withoutWithdrawn(claims, wider).withdrawal).toBeNull();
});

test('a withdrawn claim is not recorded again', () => {
  const recorded = published(['Quota for timber']).map((claim) => ({ ...claim, withdrawn: true as const }));
  const { claims, withdrawal } = withoutWithdrawn(recorded, { description, extraTopics: [] });
  expect([displayed(claims), withdrawal]).toEqual([steel.blocks, null]);
});
