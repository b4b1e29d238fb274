import type { CitedSource, StateText, UpdateText } from '#events/research/ledger.events';
import { ownSource, type TextLine } from '#events/research/text-lines';
import type { LanguageModel, LanguageModelFault, ModelMessage } from '#platform/language-model/language-model';
import { isCurrent } from '../composition/read-on';
import { flawOfTitle, isHeading } from './check/check-sentence';
import { asQuoted, numberedEvidence, type NumberedEvidence } from './evidence';
import { type SentenceJudge, checkedSentence, judgeDrafts } from './judge';
import { writingMessages, type ToWrite, rewritingMessage, type Rejected } from './prompt';
import { replyOf, type DraftSentence, type Reply, rewritten } from './reply';
import { writtenState, writtenUpdate, type WrittenGroup } from './written-text';

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
const rewriteFailed = async (
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
  const checked = better.map(([, again]) => checkedSentence(again, evidence));
  const rechecked = await judgeDrafts(judge, checked, signal);
  if (rechecked.kind === 'fault') return { accepted: [], costUsd: reply.costUsd };
  return {
    accepted: better.filter((_, index) => rechecked.flaws[index] === null),
    costUsd: reply.costUsd + rechecked.costUsd,
  };
};

/** The publication of a run in the sources' own words. */
export interface Publication {
  readonly topic: string;
  readonly state: StateText;
  readonly update: UpdateText;
  /** When it is published, in milliseconds, UTC: only what holds then is written as current. */
  readonly now: number;
}

interface WrittenTexts {
  readonly kind: 'written';
  /** The model's name on its server. */
  readonly model: string;
  readonly state: StateText;
  readonly update: UpdateText;
  /** Sentences that passed, and those that were replaced by their quotes. */
  readonly sentences: number;
  readonly replaced: number;
  readonly costUsd: number;
}

export type Writing = WrittenTexts | (LanguageModelFault & { readonly model: string; readonly costUsd: number });

/**
 * Whether a quote opens a list. It says little without the items, which its line reports but which are not part of the
 * quote, so the model is not given it.
 */
const opensList = ({ quote }: CitedSource): boolean => quote.endsWith(':');

/** The sources that may be cited for lines: their own, and those of remarks, except remarks on what a line ended. */
const citableFor = (lines: readonly TextLine[], sources: readonly CitedSource[]): readonly CitedSource[] => {
  const numbers = lines.flatMap((line) => [
    ...line.sources,
    ...line.remarks.flatMap((remark) => (remark.kind === 'contradicts' ? [] : remark.sources)),
  ]);
  return [...new Set(numbers)].sort((a, b) => a - b).flatMap((n) => sources[n - 1] ?? []);
};

const toWrite = (
  { topic, state, update }: Publication,
  current: readonly TextLine[],
  evidence: NumberedEvidence,
): ToWrite => {
  const numbersOf = (lines: readonly TextLine[], sources: readonly CitedSource[]): readonly number[] =>
    lines.flatMap((line) => evidence.numberOf(ownSource(line, sources)) ?? []);
  return {
    topic,
    evidence: evidence.sources,
    update: numbersOf(update.lines, update.sources),
    overview: numbersOf(current, state.sources),
  };
};

/**
 * The model's text on the overview without sentences that report none of its current lines, or cite a source of neither
 * such a line nor a remark on it. What has ended must not be reported as if it held.
 */
const ofCurrent = (
  reply: Reply,
  current: readonly TextLine[],
  sources: readonly CitedSource[],
  evidence: NumberedEvidence,
): Reply => {
  const tells = ({ cites }: DraftSentence): boolean => {
    const told = current.filter((line) => cites.includes(evidence.numberOf(ownSource(line, sources)) ?? 0));
    const citable = new Set(citableFor(told, sources).map((source) => evidence.numberOf(source)));
    // A sentence that cites nothing that exists is rejected for that reason.
    return cites.every((n) => evidence.sources[n - 1] === undefined || citable.has(n));
  };
  const overview = reply.overview.map(({ heading, drafts }) => ({ heading, drafts: drafts.filter(tells) }));
  return { ...reply, overview };
};

const draftsIn = ({ update, overview }: Reply): readonly DraftSentence[] => [
  ...update,
  ...overview.flatMap(({ drafts }) => drafts),
];

/** The overview's groups with the sentences that passed; each of the others is replaced by its quotes. */
const groupsOf = (
  { overview }: Reply,
  accepted: ReadonlyMap<DraftSentence, DraftSentence>,
  { sources }: NumberedEvidence,
): readonly WrittenGroup[] =>
  overview.map(({ heading, drafts }) => {
    const displayed = drafts.map((draft) => accepted.get(draft) ?? { cites: draft.cites });
    const cited = displayed.flatMap(({ cites }) => cites.flatMap((n) => sources[n - 1] ?? []));
    return { heading: heading !== null && isHeading(heading, cited.map(asQuoted)) ? heading : null, drafts: displayed };
  });

/**
 * Lets a model write an answer over its evidence. Sentences rejected by the rules or by the judge are rewritten once;
 * those that fail again stay in the sources' own words.
 */
export const write = async (
  model: LanguageModel,
  judge: SentenceJudge,
  publication: Publication,
  signal: AbortSignal,
): Promise<Writing> => {
  const { state, update, now } = publication;
  const { name } = model;
  const current = state.lines.filter((line) => isCurrent(line, state.sources, now));
  const citable = [...citableFor(current, state.sources), ...update.sources];
  const evidence = numberedEvidence(citable.filter((source) => !opensList(source)));
  const messages = writingMessages(toWrite(publication, current, evidence));
  const first = await model.reply({ messages, signal });
  if (first.kind === 'fault') return { ...first, model: name, costUsd: 0 };

  const reply = ofCurrent(replyOf(first.text), current, state.sources, evidence);
  const drafts = draftsIn(reply);
  const { sources } = update;
  const title = { sentence: reply.title, sources, flaw: flawOfTitle(reply.title, sources.map(asQuoted)) };
  const checked = await judgeDrafts(judge, [title, ...drafts.map((draft) => checkedSentence(draft, evidence))], signal);
  if (checked.kind === 'fault') return { ...checked, model: name, costUsd: first.costUsd };
  const [flawOfOwnTitle, ...flaws] = checked.flaws;

  const failed = drafts.flatMap((draft, index) => {
    const flaw = flaws[index] ?? null;
    return flaw === null ? [] : [{ draft, flaw }];
  });
  const conversation = [...messages, { role: 'assistant', content: first.text } as const];
  const again = await rewriteFailed(model, judge, evidence, conversation, failed, signal);
  const passed = drafts.filter((_, index) => flaws[index] === null);
  const accepted = new Map([...passed.map((draft) => [draft, draft] as const), ...again.accepted]);

  const lines = reply.update.flatMap((draft) => accepted.get(draft) ?? []);
  const shownTitle = flawOfOwnTitle === null ? reply.title : null;
  return {
    kind: 'written',
    model: name,
    state: writtenState(name, { state, current }, groupsOf(reply, accepted, evidence), evidence),
    update: writtenUpdate(name, update, { title: shownTitle, drafts: lines }, evidence),
    sentences: accepted.size,
    replaced: drafts.length - accepted.size,
    costUsd: first.costUsd + checked.costUsd + again.costUsd,
  };
};
