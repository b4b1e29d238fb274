import { z } from 'zod';
import { type Refusal, refuse } from '#kernel/decider';
import type { ReplyPart } from '#modules/assistants/published';
import type { Caller } from '#platform/http/access/caller';
import type { RateLimits } from '#platform/http/limits/rate-limits';
import type { ToolResult } from '../tool';

export const question = z
  .string()
  .trim()
  .min(1)
  .max(4000)
  .describe('In words, such as a person would ask. It is answered by quotes, or said not to be answered.');

export const folderId = z.string().max(100).nullable().default(null);

/** Counts a question to an assistant, whichever tool asks it; a refusal if there were too many, else null. */
export const tooManyQuestions = async (limits: RateLimits, { userId }: Caller): Promise<Refusal | null> => {
  const wait = await limits.count('costly/account', userId);
  return wait === null ? null : refuse('CONFLICT', `Too many questions. Ask again in ${wait} seconds.`);
};

/** An answer with its sources, numbered as its markers are. */
export const resultOfReply = (parts: Iterable<ReplyPart>): ToolResult => {
  let text = '';
  const sources: { readonly n: number; readonly url: string }[] = [];
  for (const part of parts) {
    if (part.kind === 'text') text += part.text;
    if (part.kind === 'source') sources.push({ n: part.source.index, url: part.source.address });
  }
  const list = sources.map(({ n, url }) => `[${n}] ${url}`).join('\n');
  return { text: `${text}\n\n${list}`.trim(), data: { answer: text, sources }, isFromWeb: true };
};
