import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { modelFault, type LanguageModel, type ModelMessage } from '#platform/language-model/language-model';

/** Replies by the hash of what was asked. */
type Replies = Readonly<Record<string, string>>;

const hashOf = (messages: readonly ModelMessage[]): string =>
  createHash('sha256')
    .update(messages.map(({ role, content }) => `${role}\n${content}`).join('\n\n'))
    .digest('hex')
    .slice(0, 24);

/**
 * A model whose replies somebody gave who read what it was asked. With `PLAY` set to a folder, what nobody has answered yet is written
 * to `asked/` there, and answers are taken from `answers/`; what is still open is a fault, as of a model that is away.
 */
export const playedModel = (file: string) => {
  const { PLAY } = process.env;
  const recorded: Record<string, string> = existsSync(file)
    ? { ...(JSON.parse(readFileSync(file, 'utf8')) as Replies) }
    : {};
  const used: Record<string, string> = {};
  let open = 0;
  const played = (hash: string, messages: readonly ModelMessage[]): string | undefined => {
    if (PLAY === undefined) return undefined;
    const answer = join(PLAY, 'answers', `${hash}.txt`);
    if (existsSync(answer)) return readFileSync(answer, 'utf8');
    mkdirSync(join(PLAY, 'asked'), { recursive: true });
    writeFileSync(
      join(PLAY, 'asked', `${hash}.txt`),
      messages.map(({ role, content }) => `=== ${role}\n${content}`).join('\n\n'),
    );
    return undefined;
  };
  return {
    /** For one conversation: what follows from an open question is not asked yet. */
    model: (): LanguageModel => {
      let isOpen = false;
      return {
        name: 'played',
        async reply({ messages, onText }) {
          const hash = hashOf(messages);
          const text = isOpen ? undefined : (recorded[hash] ?? played(hash, messages));
          if (text === undefined) {
            if (!isOpen) open++;
            isOpen = true;
            return modelFault('UNAVAILABLE', { kind: 'status', status: 503 });
          }
          used[hash] = text;
          onText?.(text);
          return { kind: 'reply', text, costUsd: 0 };
        },
      };
    },
    /** How many questions nobody has answered. */
    open: () => open,
    /** Keeps the replies that were used, for the next run; only where somebody plays. */
    keep: () => {
      if (PLAY === undefined) return;
      writeFileSync(file, `${JSON.stringify(used, null, 1)}\n`);
    },
  };
};

/** Marks that are the same in every run, so that questions are too. */
export const countedMarks = (): (() => string) => {
  let count = 0;
  return () => `M${++count}x`;
};
