import { nothingKnown, type LedgerClaim } from '../ledger';
import { findNews } from '../pipeline';
import { page } from '../spec-support/pages';
import { tellsAfterwards, underWayIn } from './afterwards';

const text =
  'Probe Nine marks the return to the comet for the first time since 1972, reaching 253,000 miles as it takes pictures of the far side.';

const claim = (): LedgerClaim => {
  const { recorded } = findNews({
    description: 'Probe Nine',
    domains: [],
    now: '2026-03-06T12:00:00Z',
    pages: [page('Minister Congratulates Crew of Probe Nine', [text], { publishedAt: '2026-03-05T10:00:00Z' })],
    knowledge: nothingKnown,
    newId: (name) => name,
  });
  const [told] = recorded;
  if (told === undefined) throw new Error('nothing was told');
  return told.claim;
};

const june = Date.parse('2026-06-01T10:00:00Z');

test('what is under way is found by its name', () => expect(underWayIn(text)).toBe('Probe Nine'));

test('a later page tells of it afterwards', () =>
  expect(tellsAfterwards('In March, the agency sent a crew on Probe Nine to the comet.', june, claim())).toBe(true));

test.each([
  ['soon after', 'In March, the agency sent a crew on Probe Nine to the comet.', Date.parse('2026-03-10T10:00:00Z')],
  ['of another', 'In March, the agency sent a crew on Probe Ninety to the comet.', june],
  ['of what is planned', 'Probe Nine will land on Monday.', june],
  ['with doubt', 'The agency said that Probe Nine may have failed.', june],
  ['in words for its own day', 'Yesterday, the agency sent a crew on Probe Nine to the comet.', june],
])('a page does not tell of it afterwards: %s', (_, sentence, at) =>
  expect(tellsAfterwards(sentence, at, claim())).toBe(false),
);
