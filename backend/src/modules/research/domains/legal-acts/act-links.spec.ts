import { readDocument } from '../../pipeline/document';
import type { Evidence } from '../../pipeline/ledger';
import { page } from '../../pipeline/spec-support/pages';
import { actLinksIn, modificationIn } from './act-links';

const order = (number: number): string => `Executive Order ${number}`;

test.each([
  'In Executive Order 12 of May 5, 2025 (Modifying Harbour Dues), I modified the scope of goods subject to the dues imposed under Executive Order 70, as amended, and I issued a new annex.',
  'Executive Order 12 amended Executive Order 70 in May.',
  'Executive Order 12 further amends section 3(b) of Executive Order 70.',
  'In May, the President signed Executive Order 12, which modified the rates in Executive Order 70.',
  'Dues are collected under Executive Order 70, as amended by Executive Order 12.',
])('says that one act modified another: %s', (sentence) =>
  expect(modificationIn(sentence)).toEqual({ by: order(12), act: order(70) }),
);

test.each([
  ['merely cites it', 'In Executive Order 12, I modified the harbour schedule pursuant to Executive Order 70.'],
  ['is consistent with it', 'Executive Order 12 amended the schedule consistent with Executive Order 70.'],
  ['modified something else in its light', 'Executive Order 12 modified the dues in light of Executive Order 70.'],
  ['modified another one', 'Executive Order 12 amended Executive Order 9, which followed Executive Order 70.'],
  ['lists it as an example', 'Executive Order 12 extends the deadlines of several orders, such as Executive Order 70.'],
  ['may modify it', 'If the talks fail, Executive Order 12 modifies the rates in Executive Order 70.'],
  ['uses its powers', 'In Executive Order 12, I raised the dues to deal with the emergency of Executive Order 70.'],
  ['is modified', 'The list in Executive Order 12 was compared with Executive Order 70.'],
])('does not say so of an act that %s', (_case, sentence) => {
  const found = modificationIn(sentence);
  expect(found?.act === order(70) ? found : null).toBeNull();
});

const evidenceOf = (quote: string): Evidence => ({
  url: 'https://gazette.example/notice',
  title: 'Implementing the Norland Framework',
  host: 'gazette.example',
  publisher: 'Gazette',
  publishedAt: '2025-09-16',
  quote,
});

describe('what a notice rests on', () => {
  const restsOn = (...sentences: readonly string[]) =>
    actLinksIn(readDocument(page('Implementing the Norland Framework', sentences)), evidenceOf).map((link) =>
      link.kind === 'rests_on' ? `${link.kind} ${link.act}` : link.kind,
    );
  const acting = 'This notice amends the schedule to implement these provisions of the Framework.';
  const finding = (rest: string): string =>
    `On September 4, 2025, the President issued Executive Order 14, Implementing the Framework, ${rest}.`;
  const emergency = 'the national emergency declared in Executive Order 12, as amended';

  test('is the act whose emergency the act that it carries out is to address', () =>
    expect(restsOn(finding(`finding that lower dues are necessary to address ${emergency}`), acting)).toEqual([
      'rests_on Executive Order 12',
    ]));

  test('is that act also if what follows leaves something open', () =>
    expect(
      restsOn(finding(`finding that dues are necessary to address ${emergency}, and certain other threats`), acting),
    ).toEqual(['rests_on Executive Order 12']));

  test.each([
    ['does nothing itself', [finding(`finding that dues are necessary to address ${emergency}`)]],
    ['says that it need not', [finding(`finding that dues are not needed to address ${emergency}`), acting]],
    ['mentions the act beside', [finding('as it had issued Executive Order 12 in May'), acting]],
    ['compares it', [finding('finding that dues are lower than those in Executive Order 12'), acting]],
  ])('is not so if its page %s', (_case, sentences) => expect(restsOn(...sentences)).toEqual([]));
});
