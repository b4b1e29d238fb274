import type { LanguageModelFault } from '#platform/language-model/language-model';
import { flawOf } from './check/check-sentence';
import { asQuoted, type NumberedEvidence } from './evidence';
import type { SentenceJudge, ToJudge } from './judge';
import type { DraftSentence } from './reply';

interface Checked extends ToJudge {
  /** The flaw found by the rules; null if there is none. */
  readonly flaw: string | null;
}

export const asChecked = ({ text, cites }: DraftSentence, { sources }: NumberedEvidence): Checked => {
  const cited = cites.flatMap((n) => sources[n - 1] ?? []);
  const flaw = cited.length < cites.length ? 'no citation' : flawOf(text, cited.map(asQuoted));
  return { sentence: text, sources: cited, flaw };
};

interface JudgedDrafts {
  readonly kind: 'judged';
  /** The flaw of each sentence, found by the rules or else by the judge. */
  readonly flaws: readonly (string | null)[];
  readonly costUsd: number;
}

/** Has all sentences that pass the rules judged at once. */
export const judgeDrafts = async (
  judge: SentenceJudge,
  sentences: readonly Checked[],
  signal: AbortSignal,
): Promise<JudgedDrafts | LanguageModelFault> => {
  const passed = sentences.filter(({ flaw }) => flaw === null);
  const judgement = await judge(passed, signal);
  if (judgement.kind === 'fault') return judgement;
  const unsupported = new Map(passed.map((each, index) => [each, judgement.unsupported[index]]));
  const flaws = sentences.map((each) => {
    if (each.flaw !== null) return each.flaw;
    const words = unsupported.get(each);
    return words === null ? null : `not in the quotes: ${words ?? 'no verdict'}`;
  });
  return { kind: 'judged', flaws, costUsd: judgement.costUsd };
};
