import { flawInAnswer } from '#engine/writing/check/check-sentence';
import { asQuoted } from '#engine/writing/evidence';
import type { DraftSentence } from '#engine/writing/reply';
import type { ConversationModel } from '#modules/paid-models/published';
import type { LanguageModelFault } from '#platform/language-model/language-model';
import { tokens } from '#text/words/stems';
import type { Quote } from '../assistant-answer';
import type { QuestionInConversation } from '../question-in-conversation';
import { type ReplyPart, type WordedVoice, asMarkdown, type Numbering, createSourceNumbering } from '../reply-parts';
import type { AnswerEvidence } from './answer-evidence';
import { MAX_SENTENCES, NOT_ANSWERED_MARK, answeringMessages } from './answering-messages';
import { type DraftLine, draftsIn } from './drafts';
import { batchesAsTheyArrive } from './in-batches';

export interface ConversationWithEvidence<Location> extends QuestionInConversation {
  readonly evidence: readonly AnswerEvidence<Location>[];
}

/** The outcome of a worded reply so far. */
export interface ReplyProgress<Location = unknown> {
  /** Sentences shown. */
  sentences: number;
  leftOut: number;
  /** The quotes that left-out sentences cite. */
  pointedAt: readonly Quote<Location>[];
  /** Parts of the question that the model found unanswered, in its words. */
  open: readonly string[];
  /** Set if the model found that the evidence does not answer the question. */
  isNotAnswered: boolean;
  /** Numbers the sources of the reply. */
  readonly number: Numbering;
  fault: LanguageModelFault['code'] | null;
  costUsd: number;
}

export const noProgress = <Location>(): ReplyProgress<Location> => ({
  sentences: 0,
  leftOut: 0,
  pointedAt: [],
  open: [],
  isNotAnswered: false,
  number: createSourceNumbering(),
  fault: null,
  costUsd: 0,
});

const citedBy = <Location>(
  { cites }: DraftSentence,
  evidence: readonly AnswerEvidence<Location>[],
): readonly AnswerEvidence<Location>[] | null => {
  const cited = cites.map((number) => evidence[number - 1]);
  return cited.every((each) => each !== undefined) ? cited : null;
};

interface Cited<Location> {
  readonly sentence: string;
  readonly cited: readonly AnswerEvidence<Location>[];
}

/** The sentences of a draft that pass the rules, with the evidence they cite. */
const passing = <Location>(
  draft: DraftSentence,
  evidence: readonly AnswerEvidence<Location>[],
): readonly Cited<Location>[] => {
  const cited = citedBy(draft, evidence);
  if (
    cited === null ||
    flawInAnswer(
      draft.text,
      cited.map(({ source }) => asQuoted(source)),
    ) !== null
  )
    return [];
  return [{ sentence: draft.text, cited }];
};

const isDraft = (line: DraftLine): line is DraftSentence => line !== NOT_ANSWERED_MARK && 'cites' in line;

const words = (text: string): string => tokens(text).join(' ').toLowerCase();

/** The part that a line says is unanswered; empty unless it is part of the question. */
const openIn = (line: DraftLine, question: string): readonly string[] =>
  line !== NOT_ANSWERED_MARK && 'open' in line && words(line.open) !== '' && words(question).includes(words(line.open))
    ? [line.open]
    : [];

/**
 * Words an answer by a model, sentence by sentence. A sentence is held back until the rules and the judge find that its
 * evidence supports it; otherwise it is left out. Sentences that arrive while the judge is busy are judged together.
 * `tally` has the outcome even if the reply is cut off.
 */
export async function* wordedReply<Location>(
  conversation: ConversationWithEvidence<Location>,
  { model, judge }: ConversationModel,
  voice: WordedVoice<Location>,
  progress: ReplyProgress<Location>,
  signal: AbortSignal,
): AsyncGenerator<ReplyPart> {
  const { evidence } = conversation;
  /** The shown sentences in words: a passage that says no more than they do is not pointed at. */
  const whole = new Set<string>();
  const enough = new AbortController();
  const stopped = AbortSignal.any([signal, enough.signal]);
  const pieces = new ReadableStream<string>({
    async start(controller) {
      const messages = answeringMessages(conversation, evidence);
      const onText = (piece: string): void => {
        if (!enough.signal.aborted) controller.enqueue(piece);
      };
      const reply = await model.reply({ messages, signal: stopped, onText });
      if (enough.signal.aborted) return;
      if (reply.kind === 'fault') progress.fault = reply.code;
      else progress.costUsd += reply.costUsd;
      controller.close();
    },
    cancel: () => enough.abort(),
  });
  try {
    for await (const drafts of batchesAsTheyArrive(draftsIn(pieces, () => progress.fault !== null))) {
      if (progress.sentences === 0 && drafts.includes(NOT_ANSWERED_MARK)) {
        progress.isNotAnswered = true;
        return;
      }
      progress.open = [...progress.open, ...drafts.flatMap((line) => openIn(line, conversation.question))];
      const written = drafts.filter(isDraft).slice(0, MAX_SENTENCES - progress.sentences);
      const passed = written.flatMap((draft) => passing(draft, evidence));
      const judgement = await judge(
        passed.map(({ sentence, cited }) => ({ sentence, sources: cited.map(({ source }) => source) })),
        stopped,
      );
      if (judgement.kind === 'fault') {
        progress.fault = judgement.code;
        return;
      }
      progress.costUsd += judgement.costUsd;
      const displayed = passed.filter((_, index) => judgement.unsupported[index] === null);
      progress.leftOut += written.length - displayed.length;
      const given = new Set(displayed.map(({ sentence }) => sentence));
      const cited = written.filter(({ text }) => !given.has(text)).flatMap((draft) => citedBy(draft, evidence) ?? []);
      for (const { sentence } of displayed) whole.add(words(sentence));
      const pointedAt = new Set([...progress.pointedAt, ...cited.map(({ quote }) => quote)]);
      progress.pointedAt = [...pointedAt].filter(({ text }) => !whole.has(words(text)));
      for (const { sentence, cited } of displayed) {
        const { markers, added } = progress.number(cited.flatMap(({ quote }) => voice.addressesOf(quote.location)));
        const lead = progress.sentences === 0 ? `${voice.worded}\n\n` : ' ';
        progress.sentences += 1;
        const remark = voice.remarkOn?.(cited.map(({ quote }) => quote.location));
        const after = remark === undefined ? '' : ` *(${asMarkdown(remark)})*`;
        yield { kind: 'text', text: `${lead}${asMarkdown(sentence)}${after} ${markers}` };
        for (const source of added) yield { kind: 'source', source };
      }
      if (progress.sentences + progress.leftOut >= 2 * MAX_SENTENCES || progress.sentences >= MAX_SENTENCES) return;
    }
  } finally {
    enough.abort();
  }
}
