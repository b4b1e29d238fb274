import type { LanguageModel, LanguageModelFault, ModelMessage } from '#platform/language-model/language-model';

export interface Asking {
  /** Makes the word that starts each line of the model's answer. No page can know it. */
  readonly newMark: () => string;
  readonly signal: AbortSignal;
}

/** A model that edits a run, with a limited number of characters. */
export interface EditingModel extends Pick<Asking, 'newMark'> {
  /** Asks the model; null if it failed, or if fewer characters than `kept` would be left. */
  ask(messages: readonly ModelMessage[], kept?: number): Promise<string | null>;
  /** Why the model was not asked again; null if it answered everything. */
  fault(): LanguageModelFault | null;
  /** Characters that may still be asked and answered. */
  left(): number;
}

/** Characters per run, of all that is asked and answered: about 25,000 tokens for 60 pages. */
const CHARACTERS = 100_000;
const PAGES_FOR_THAT = 60;

/**
 * Characters of the limit that editing pages leaves for confirming; confirming leaves some for arranging, and arranging
 * for headings.
 */
export const KEPT_FOR_CONFIRMING = 6_000;
export const KEPT_FOR_OVERVIEW = 14_000;
export const KEPT_FOR_HEADINGS = 4_000;

export const lengthOfMessages = (messages: readonly ModelMessage[]): number =>
  messages.reduce((sum, { content }) => sum + content.length, 0);

/** A model for a run with this many new pages. It is asked until it fails or the limit is used up. */
export const editingModel = (model: LanguageModel, pages: number, { newMark, signal }: Asking): EditingModel => {
  let left = CHARACTERS * Math.max(1, pages / PAGES_FOR_THAT);
  let fault: LanguageModelFault | null = null;
  return {
    newMark,
    fault: () => fault,
    left: () => left,
    async ask(messages, kept = 0) {
      const characters = lengthOfMessages(messages);
      if (fault !== null || signal.aborted || left - characters < kept) return null;
      left -= characters;
      const reply = await model.reply({ messages, signal });
      if (reply.kind === 'fault') {
        fault = reply;
        return null;
      }
      left -= reply.text.length;
      return reply.text;
    },
  };
};

export const inBatches = <T>(items: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
