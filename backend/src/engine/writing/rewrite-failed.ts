import type { LanguageModel, ModelMessage } from '#platform/language-model/language-model';
import { asChecked, judgeDrafts } from './check-drafts';
import type { NumberedEvidence } from './evidence';
import type { SentenceJudge } from './judge';
import { rewritingMessage, type Rejected } from './prompt';
import { rewritten, type DraftSentence } from './reply';

/** Most sentences sent back: a reply costs money even if nothing of it is used. */
const MAX_REWRITTEN_SENTENCES = 12;

interface Rewritten {
  /** Pairs of a draft that failed and its rewrite that passes. */
  readonly accepted: readonly (readonly [DraftSentence, DraftSentence])[];
  readonly costUsd: number;
}

const citesTheSame = (a: DraftSentence, b: DraftSentence): boolean =>
  a.cites.length === b.cites.length && a.cites.every((n) => b.cites.includes(n));

/**
 * Lets a model rewrite failed sentences once, given the flaw of each. If the model fails now, the sentences that passed
 * before are kept.
 */
export const rewriteFailed = async (
  model: LanguageModel,
  judge: SentenceJudge,
  evidence: NumberedEvidence,
  before: readonly ModelMessage[],
  failed: readonly Rejected[],
  signal: AbortSignal,
): Promise<Rewritten> => {
  if (failed.length === 0) return { accepted: [], costUsd: 0 };
  const messages = [...before, rewritingMessage(failed.slice(0, MAX_REWRITTEN_SENTENCES))];
  const reply = await model.reply({ messages, signal });
  if (reply.kind === 'fault') return { accepted: [], costUsd: 0 };
  const drafts = rewritten(reply.text);
  const better = failed.flatMap(({ draft }, index): readonly (readonly [DraftSentence, DraftSentence])[] => {
    const again = drafts[index];
    return again !== undefined && citesTheSame(again, draft) ? [[draft, again]] : [];
  });
  const checked = better.map(([, again]) => asChecked(again, evidence));
  const rechecked = await judgeDrafts(judge, checked, signal);
  if (rechecked.kind === 'fault') return { accepted: [], costUsd: reply.costUsd };
  return {
    accepted: better.filter((_, index) => rechecked.flaws[index] === null),
    costUsd: reply.costUsd + rechecked.costUsd,
  };
};
