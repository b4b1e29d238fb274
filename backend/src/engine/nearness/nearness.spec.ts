import type { ReadPage } from '#pages/page';
import { understanding } from '#test/support/fakes/fake-embeddings';
import { knowledgeAfter } from '#test/support/research/knowledge-after';
import { nothingKnown, type Knowledge } from '../ledger';
import { findNews } from '../spec-support/fieldless-engine';
import { page } from '../spec-support/pages';
import { comparisonOf, type NearnessInput } from './nearness';

const HARBOUR = 11;
const CAKE = 12;

const topicOf = (text: string): number => (/harbour|crane|Hafen|Kräne/i.test(text) ? HARBOUR : CAKE);
const byModel =
  (meaning: (text: string) => readonly number[]) =>
  (text: string): Float32Array => {
    const values = meaning(text);
    const length = Math.hypot(...values);
    return Float32Array.from(values, (value) => value / length);
  };
const vectorOf = byModel(understanding(topicOf));

const walkout = page('Crane drivers walk out in Lorn', [
  'The crane drivers of Lorn stopped work on Monday, and no ship was unloaded in the harbour.',
]);
const cake = page('A cake for the mayor', [
  'The bakers of Lorn gave the mayor a cake of three layers on her birthday.',
]);

const comparing = (given: Partial<NearnessInput> = {}) =>
  comparisonOf({ topics: ['Strike at the harbour'], pages: [walkout, cake], knowledge: nothingKnown, ...given });

const after = (pages: readonly ReadPage[]): Knowledge => {
  const topic = { description: 'Crane drivers of Lorn', domains: [], now: '2026-03-06T12:00:00Z' };
  const findings = findNews({ ...topic, pages, knowledge: nothingKnown, newId: (name) => name });
  return knowledgeAfter(nothingKnown, findings);
};

test('a page on the topic is near to it, another one is not', () => {
  const nearness = comparing()?.nearness(vectorOf);
  expect(nearness?.get(walkout.url)).toBeGreaterThan(0.9);
  expect(nearness?.get(cake.url)).toBeLessThan(0.1);
});

test('pages are near across languages, too', () => {
  const kran = page('Kräne stehen still', [
    'Die Kräne standen am Montag still, und kein Schiff wurde in Lorn gelöscht.',
  ]);
  expect(
    comparing({ pages: [kran] })
      ?.nearness(vectorOf)
      ?.get(kran.url),
  ).toBeGreaterThan(0.9);
});

test('the owner’s words are kept apart from those of pages', () => {
  const comparison = comparing({ topics: ['Strike at the harbour', 'Pay of crane drivers'] });
  expect(comparison?.ofOwner).toEqual(['Strike at the harbour', 'Pay of crane drivers']);
  expect(comparison?.ofPages.at(-2)).toMatch(/^Crane drivers walk out in Lorn\. The crane drivers/);
});

test('only the opening of a page is compared', () => {
  const long = page('A long report', Array<string>(300).fill('The harbour was quiet on the day after the meeting.'));
  expect(comparing({ pages: [long] })?.ofPages.at(-1)).toHaveLength(600);
});

test('a page that is known and one in a language without samples are not compared', () => {
  const knowledge = after([walkout]);
  const swedish = page('Kranförare strejkar', [
    'Kranförarna i hamnen lade ned arbetet i måndags och inget fartyg lossades under hela dagen, enligt ett besked från hamnens ledning som också väntar på nya samtal med facket under veckan som kommer.',
  ]);
  expect(comparing({ pages: [walkout, swedish], knowledge })).toBeNull();
});

test('a page in other words is nearer for what was told before', () => {
  const knowledge = after([walkout]);
  expect(knowledge.claims).toHaveLength(1);
  const ofPublished = byModel(understanding((text) => (/Union|walk out/.test(text) ? HARBOUR : CAKE)));
  const talks = page('Union meets owners', ['The Union met the owners on Thursday, and both sides will speak again.']);
  const nearness = (given: Partial<NearnessInput>) =>
    comparing({ pages: [talks], topics: ['Unrest'], ...given })
      ?.nearness(ofPublished)
      ?.get(talks.url);
  expect(nearness({})).toBeLessThan(0.1);
  expect(nearness({ knowledge })).toBeGreaterThan(0.4);
});

test('a page whose vector is not known is left out, and without the samples all are', () => {
  const withoutCake = comparing()?.nearness((text) => (text.startsWith('A cake') ? undefined : vectorOf(text)));
  expect([...(withoutCake?.keys() ?? [])]).toEqual([walkout.url]);
  const own = new Set(['Strike at the harbour', ...(comparing()?.ofPages.slice(-2) ?? [])]);
  expect(comparing()?.nearness((text) => (own.has(text) ? vectorOf(text) : undefined))).toBeNull();
});
