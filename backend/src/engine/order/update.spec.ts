import type { Finding } from '../ledger';
import { inOrderOfUpdate } from './update';

interface Example {
  readonly weight: number;
  readonly kind?: Finding['kind'];
  readonly role?: Finding['claim']['role'];
  readonly story?: string;
  readonly appeal?: number;
  readonly documents?: number;
}

/** Weights of the lines shown and of those that stay in the ledger. */
const ordered = (...examples: readonly Example[]) => {
  const weights = new Map<Finding, number>();
  const findings = examples.map((example, index): Finding => {
    const { kind = 'new', role = 'headline', story = `story ${index}`, appeal = 5, documents = 1 } = example;
    const source = { title: '', host: '', publisher: '', publishedAt: null, quote: '' };
    const finding: Finding = {
      kind,
      replaces: [],
      claim: {
        id: `claim ${index}`,
        text: '',
        story,
        role,
        status: 'new',
        live: true,
        firstSeenAt: '',
        lastSeenAt: '',
        publishedAt: null,
        relevance: 1,
        appeal,
        evidence: Array.from({ length: documents }, (_, n) => ({ ...source, url: `https://news.example/${n}` })),
        mentionedBy: [],
      },
    };
    weights.set(finding, example.weight);
    return finding;
  });
  const { recorded, displayed: shown } = inOrderOfUpdate(findings, (finding) => weights.get(finding) ?? 0);
  const inWeights = (those: readonly Finding[]) => those.map((finding) => weights.get(finding));
  return { shown: inWeights(recorded.slice(0, shown)), left: inWeights(recorded.slice(shown)) };
};

const headlines = (...weights: readonly number[]): readonly Example[] => weights.map((weight) => ({ weight }));

describe('an update', () => {
  test('shows contradictions and changes first, then headlines by weight', () =>
    expect(
      ordered({ weight: 9 }, { weight: 12 }, { weight: 4, kind: 'changed' }, { weight: 3, kind: 'contradicted' }).shown,
    ).toEqual([3, 4, 12, 9]));

  test('a quiet week has two lines, even if more was found', () =>
    expect(ordered(...headlines(6, 4.9, 4.8, 4.7))).toEqual({ shown: [6, 4.9], left: [4.8, 4.7] }));

  test('great news has one line beside it', () => expect(ordered(...headlines(14, 5, 4)).shown).toEqual([14]));

  test('a busy week has seven lines', () =>
    expect(ordered(...headlines(12, 11, 10, 9.5, 9, 8.5, 8, 7.5, 7))).toEqual({
      shown: [12, 11, 10, 9.5, 9, 8.5, 8],
      left: [7.5, 7],
    }));

  test('shows half of many headlines, also if none is big news', () =>
    expect(ordered(...headlines(6, 5, 4.8, 4.6, 4.4, 4.2, 4, 3.8, 3.6, 3.4)).shown).toEqual([6, 5, 4.8, 4.6, 4.4]));

  test('shows more of what several documents tell', () => {
    const worthy = (documents: number) =>
      ordered(...headlines(8, 7.5, 7, 6.8, 5.9), { weight: 5.5, documents }).shown.length;
    expect([worthy(1), worthy(2)]).toEqual([4, 5]);
  });

  test('adds a second sentence that tells something, if its headline is shown', () => {
    const detail = { weight: 5, role: 'detail' } as const;
    expect(ordered({ weight: 9, story: 'a' }, { ...detail, story: 'a' }).shown).toEqual([9, 5]);
    expect(ordered({ weight: 9, story: 'a' }, { ...detail, story: 'a', appeal: 3 }).left).toEqual([5]);
    expect(ordered(...headlines(14, 13), { weight: 4, story: 'c' }, { ...detail, story: 'c' }).left).toEqual([4, 5]);
  });

  test('an update shows the second sentence of a known story that has nothing else new', () =>
    expect(ordered({ weight: 5, role: 'detail' }).shown).toEqual([5]));

  test('an update is never empty', () => expect(ordered({ weight: 1, role: 'detail', appeal: 1 }).shown).toEqual([1]));
});
