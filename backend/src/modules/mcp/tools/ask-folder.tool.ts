import { type LedgerAnswers, type ReplyPart, replyOf } from '#modules/assistants/published';
import { z } from 'zod';
import { isRefusal, refuse } from '#kernel/decider';
import type { RateLimits } from '#platform/http/rate-limits';
import { type Tool, tool } from '../tool';

const saidIn = (parts: Iterable<ReplyPart>) => {
  let text = '';
  const sources: { readonly n: number; readonly url: string }[] = [];
  for (const part of parts) {
    if (part.kind === 'text') text += part.text;
    if (part.kind === 'source') sources.push({ n: part.source.index, url: part.source.address });
  }
  return { text, sources };
};

/** A question to the ledgers of a folder. Counts as a question to an assistant. */
export const askFolderTool = (answers: LedgerAnswers, limits: RateLimits): Tool =>
  tool({
    name: 'ask_folder',
    title: 'Ask a folder',
    description:
      'Answers a question from everything that the trackers in a folder have found, by dated quotes with sources. The question may name a time: “What happened with steel since May?”',
    input: z.object({
      question: z.string().trim().min(1).max(4000),
      folder_id: z.string().max(100).nullable().default(null).describe('Null asks all trackers of the user.'),
    }),
    writes: false,
    async run({ question, folder_id: folderId }, { caller }) {
      const wait = await limits.count('costly/account', caller.userId);
      if (wait !== null) return refuse('CONFLICT', `Too many questions. Ask again in ${wait} seconds.`);
      const folder = await answers.folder(folderId, caller);
      if (isRefusal(folder)) return folder;
      // Who asks by a tool words the answer, and needs the quotes for it.
      const { answer, voice } = await answers.answer(folder, { question, history: [] });
      const { text, sources } = saidIn(replyOf(answer, voice));
      const list = sources.map(({ n, url }) => `[${n}] ${url}`).join('\n');
      return { text: `${text}\n\n${list}`.trim(), data: { answer: text, sources }, isFromWeb: true };
    },
  });
