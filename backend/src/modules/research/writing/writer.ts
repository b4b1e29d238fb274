import type { LanguageModel, ModelFault, ModelMessage } from '#platform/language-model/language-model';
import type { CitedSource, StateText, UpdateText } from '#events/research/ledger.events';
import { ownSource } from '#events/research/text-lines';
import { flawOf, type Flaw } from './check/check-sentence';
import { flawOfTitle, isHeading } from './check/check-title';
import { asQuoted, numberedEvidence, type NumberedEvidence } from './evidence';
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

/** A reply costs money even if nothing of it is used. */
const MOST_REWRITTEN = 12;

/** What opens a list says little without the items that its line tells. These are no part of the quote, so the model is not given it. */
const opensList = ({ quote }: CitedSource): boolean => quote.endsWith(':');

interface Checked {
  readonly draft: Draft;
  readonly flaw: Flaw | null;
}

/** Lets a model write an answer over its evidence; sentences that do not pass stay in the sources' own words. */
export const write = async (model: LanguageModel, publication: Publication, signal: AbortSignal): Promise<Writing> => {
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
  const checked = drafts.map((draft): Checked => ({ draft, flaw: flawIn(draft, evidence) }));
  const failed = checked.flatMap(({ draft, flaw }) => (flaw === null ? [] : [{ draft, flaw }]));
  const second = await rewrite(model, [...messages, { role: 'assistant', content: first.text }], failed, signal);
  const accepted = new Map(checked.flatMap(({ draft, flaw }) => (flaw === null ? [[draft, draft] as const] : [])));
  failed.forEach(({ draft }, index) => {
    const better = second.drafts[index];
    if (better !== undefined && citesTheSame(better, draft) && flawIn(better, evidence) === null)
      accepted.set(draft, better);
  });

  const groups = reply.overview.map(({ heading, drafts: all }): WrittenGroup => {
    const shown = all.map((draft) => accepted.get(draft) ?? { cites: draft.cites });
    const cited = shown.flatMap(({ cites }) => cites.flatMap((n) => evidence.sources[n - 1] ?? []));
    return { heading: heading !== null && isHeading(heading, cited.map(asQuoted)) ? heading : null, drafts: shown };
  });
  const title = flawOfTitle(reply.title, update.sources.map(asQuoted)) === null ? reply.title : null;
  const lines = reply.update.flatMap((draft) => accepted.get(draft) ?? []);
  return {
    kind: 'written',
    model: model.name,
    state: writtenState(model.name, state, groups, evidence),
    update: writtenUpdate(model.name, update, { title, drafts: lines }, evidence),
    sentences: accepted.size,
    replaced: drafts.length - accepted.size,
    costUsd: first.costUsd + second.costUsd,
  };
};

const citesTheSame = (a: Draft, b: Draft): boolean =>
  a.cites.length === b.cites.length && a.cites.every((n) => b.cites.includes(n));

const flawIn = ({ text, cites }: Draft, { sources }: NumberedEvidence): Flaw | null => {
  const cited = cites.flatMap((n) => sources[n - 1] ?? []);
  return cited.length < cites.length ? 'no citation' : flawOf(text, cited.map(asQuoted));
};

const rewrite = async (
  model: LanguageModel,
  before: readonly ModelMessage[],
  failed: readonly Rejected[],
  signal: AbortSignal,
): Promise<{ readonly drafts: readonly Draft[]; readonly costUsd: number }> => {
  if (failed.length === 0) return { drafts: [], costUsd: 0 };
  const again = await model.reply({
    messages: [...before, rewritingMessage(failed.slice(0, MOST_REWRITTEN))],
    signal,
  });
  return again.kind === 'fault'
    ? { drafts: [], costUsd: 0 }
    : { drafts: rewritten(again.text), costUsd: again.costUsd };
};
