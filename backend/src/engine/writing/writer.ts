import type { LanguageModel, ModelFault, ModelMessage } from '#platform/language-model/language-model';
import type { CitedSource, StateText, UpdateText } from '#events/research/ledger.events';
import { ownSource } from '#events/research/text-lines';
import { flawOf } from './check/check-sentence';
import { flawOfTitle, isHeading } from './check/check-title';
import { asQuoted, numberedEvidence, type NumberedEvidence } from './evidence';
import type { SentenceJudge, ToJudge } from './judge';
import { rewritingMessage, writingMessages, type Rejected } from './prompt';
import { replyOf, rewritten, type Draft } from './reply';
import { writtenState, writtenUpdate, type WrittenGroup } from './written-text';

/** What a run publishes in the sources' own words. */
export interface Publication {
  readonly topic: string;
  readonly state: StateText;
  readonly update: UpdateText;
}

export interface Written {
  readonly kind: 'written';
  /** As its server calls it. */
  readonly model: string;
  readonly state: StateText;
  readonly update: UpdateText;
  /** Sentences that passed, and those that were replaced by their quotes. */
  readonly sentences: number;
  readonly replaced: number;
  readonly costUsd: number;
}

export type Writing = Written | (ModelFault & { readonly model: string; readonly costUsd: number });

/** More than this are not sent back: a reply costs money even if nothing of it is used. */
const MOST_REWRITTEN = 12;

/** What opens a list says little without the items that its line tells. These are no part of the quote, so the model is not given it. */
const opensList = ({ quote }: CitedSource): boolean => quote.endsWith(':');

/**
 * Lets a model write an answer over its evidence. Sentences whose facts the rules refuse, or whose words the judge does, stay
 * in the sources’ own words.
 */
export const write = async (
  model: LanguageModel,
  judge: SentenceJudge,
  publication: Publication,
  signal: AbortSignal,
): Promise<Writing> => {
  const { topic, state, update } = publication;
  const evidence = numberedEvidence([...state.sources, ...update.sources].filter((source) => !opensList(source)));
  const numbers = (sources: readonly CitedSource[]): readonly number[] =>
    sources.flatMap((source) => evidence.numberOf(source) ?? []);
  const messages = writingMessages({
    topic,
    evidence: evidence.sources,
    update: update.lines.flatMap((line) => evidence.numberOf(ownSource(line, update.sources)) ?? []),
    overview: numbers(state.sources),
  });
  const first = await model.reply({ messages, signal });
  if (first.kind === 'fault') return { ...first, model: model.name, costUsd: 0 };

  const reply = replyOf(first.text);
  const drafts = [...reply.update, ...reply.overview.flatMap((group) => group.drafts)];
  const title = {
    sentence: reply.title,
    sources: update.sources,
    flaw: flawOfTitle(reply.title, update.sources.map(asQuoted)),
  };
  const checked = await judged(judge, [title, ...drafts.map((draft) => asChecked(draft, evidence))], signal);
  if (checked.kind === 'fault') return { ...checked, model: model.name, costUsd: first.costUsd };
  const [flawOfOwnTitle, ...flaws] = checked.flaws;

  const accepted = new Map(drafts.flatMap((draft, index) => (flaws[index] === null ? [[draft, draft] as const] : [])));
  const failed = drafts.flatMap((draft, index) => {
    const flaw = flaws[index] ?? null;
    return flaw === null ? [] : [{ draft, flaw }];
  });
  const second = await rewrite(model, [...messages, { role: 'assistant', content: first.text }], failed, signal);
  const better = failed.flatMap(({ draft }, index) => {
    const again = second.drafts[index];
    return again !== undefined && citesTheSame(again, draft) ? [{ draft, again }] : [];
  });
  const rechecked = await judged(
    judge,
    better.map(({ again }) => asChecked(again, evidence)),
    signal,
  );
  if (rechecked.kind === 'judged')
    better.forEach(({ draft, again }, index) => {
      if (rechecked.flaws[index] === null) accepted.set(draft, again);
    });

  const groups = reply.overview.map(({ heading, drafts: all }): WrittenGroup => {
    const shown = all.map((draft) => accepted.get(draft) ?? { cites: draft.cites });
    const cited = shown.flatMap(({ cites }) => cites.flatMap((n) => evidence.sources[n - 1] ?? []));
    return { heading: heading !== null && isHeading(heading, cited.map(asQuoted)) ? heading : null, drafts: shown };
  });
  const lines = reply.update.flatMap((draft) => accepted.get(draft) ?? []);
  const shownTitle = flawOfOwnTitle === null ? reply.title : null;
  return {
    kind: 'written',
    model: model.name,
    state: writtenState(model.name, state, groups, evidence),
    update: writtenUpdate(model.name, update, { title: shownTitle, drafts: lines }, evidence),
    sentences: accepted.size,
    replaced: drafts.length - accepted.size,
    costUsd: [first, checked, second, rechecked].reduce(
      (sum, each) => sum + ('costUsd' in each ? (each.costUsd ?? 0) : 0),
      0,
    ),
  };
};

const citesTheSame = (a: Draft, b: Draft): boolean =>
  a.cites.length === b.cites.length && a.cites.every((n) => b.cites.includes(n));

interface Checked extends ToJudge {
  /** By the rules. */
  readonly flaw: string | null;
}

const asChecked = ({ text, cites }: Draft, { sources }: NumberedEvidence): Checked => {
  const cited = cites.flatMap((n) => sources[n - 1] ?? []);
  const flaw = cited.length < cites.length ? 'no citation' : flawOf(text, cited.map(asQuoted));
  return { sentence: text, sources: cited, flaw };
};

interface Judged {
  readonly kind: 'judged';
  /** Of each sentence, by the rules or else by the judge. */
  readonly flaws: readonly (string | null)[];
  readonly costUsd: number;
}

/** Has all sentences judged at once that the rules let pass. */
const judged = async (
  judge: SentenceJudge,
  sentences: readonly Checked[],
  signal: AbortSignal,
): Promise<Judged | ModelFault> => {
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

const rewrite = async (
  model: LanguageModel,
  before: readonly ModelMessage[],
  failed: readonly Rejected[],
  signal: AbortSignal,
): Promise<{ readonly drafts: readonly Draft[]; readonly costUsd: number }> => {
  if (failed.length === 0) return { drafts: [], costUsd: 0 };
  const messages = [...before, rewritingMessage(failed.slice(0, MOST_REWRITTEN))];
  const again = await model.reply({ messages, signal });
  return again.kind === 'fault'
    ? { drafts: [], costUsd: 0 }
    : { drafts: rewritten(again.text), costUsd: again.costUsd };
};
