import { z } from 'zod';

/** Usage as OpenAI-compatible servers report it; some also report what it cost. */
const usage = z.object({
  prompt_tokens: z.number().nonnegative().catch(0),
  completion_tokens: z.number().nonnegative().catch(0),
  cost: z.number().nonnegative().optional().catch(undefined),
});

export type Usage = z.infer<typeof usage>;

const spoken = z.object({ content: z.string().nullish() }).nullish();

const chunk = z.object({
  choices: z.array(z.object({ delta: spoken, message: spoken })).default([]),
  usage: usage.nullish().catch(null),
  error: z.union([z.string(), z.object({ message: z.string() }).transform(({ message }) => message)]).nullish(),
});

/** A piece of a reply, whether it is streamed or whole. */
export interface ReplyPiece {
  readonly text: string;
  readonly usage: Usage | null;
  readonly error: string | null;
}

/** Null if the value is not valid. */
export const parseReplyPiece = (value: unknown): ReplyPiece | null => {
  const parsed = chunk.safeParse(value);
  if (!parsed.success) return null;
  const { choices, usage: used, error } = parsed.data;
  const [choice] = choices;
  return {
    text: choice?.delta?.content ?? choice?.message?.content ?? '',
    usage: used ?? null,
    error: error ?? null,
  };
};
