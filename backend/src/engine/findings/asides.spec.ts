import type { ReadPage } from '#pages/page';
import { knowledgeAfter } from '#test/support/research/knowledge-after';
import { nothingKnown, type Knowledge } from '../ledger';
import { findNews } from '../spec-support/fieldless-engine';
import { page } from '../spec-support/pages';

const description = 'Trade agreements with Norland, Kestria, Ostland and Velden';
const title = 'Minister Protects Airports From Drones';
const opening =
  'Drones have closed the airports of the capital nine times this year, and drones will close them again.';
const rest = 'Passengers slept in the halls while the police looked for the pilots of the drones on the roofs. '.repeat(
  20,
);
const aside = 'The decree imposes a duty of 15% on trade in drones with Norland, Kestria, Ostland and Velden.';
const own = 'The decree bans drones within ten kilometres of an airport.';

const run = (pages: readonly ReadPage[], now = '2026-03-06T12:00:00Z', knowledge: Knowledge = nothingKnown) =>
  findNews({ description, domains: [], now, pages, knowledge, newId: (name) => name });

const publishedBy = (...sentences: readonly string[]) => {
  const findings = run([page(title, [rest, ...sentences])]);
  return [findings.recorded.map(({ claim }) => claim.text), findings.documents.map(({ outcome }) => outcome)];
};

test('a page on another topic tells only what it itself does about this one', () =>
  expect(publishedBy(opening, own, aside)).toEqual([[aside], ['told']]));

test.each([
  ['only one of the parties', opening, 'The decree imposes a duty of 15% on trade in drones with Norland.'],
  ['nothing but the parties', opening, 'The decree bans drones from Norland, Kestria, Ostland and Velden.'],
  ['what others did before', opening, 'Norland, Kestria, Ostland and Velden had agreed on duties for drones in 2019.'],
  ['nothing of it', opening, own],
])('a page that names %s is left out', (_, ...sentences) =>
  expect(publishedBy(...sentences)).toEqual([[], ['left_out']]),
);

test('no more is told of a page that was left out when it changes', () => {
  const before = page(title, [opening, rest, aside]);
  const knowledge = knowledgeAfter(nothingKnown, run([before]));
  const later = run([page(title, [opening, rest, aside, own])], '2026-03-08T12:00:00Z', knowledge);
  expect(later.recorded).toEqual([]);
});
