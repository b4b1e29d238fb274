import { z } from 'zod';
import { isRefusal } from '#kernel/decider';
import { type LedgerAnswers, replyParts } from '#modules/assistants/published';
import type { RateLimits } from '#platform/http/limits/rate-limits';
import { type Tool, tool } from '../tool';
import { folderId, question, resultOfReply, tooManyQuestions } from './asking-tools';

/** A question to the ledgers of a folder. Counts as a question to an assistant. */
export const askFolderTool = (answers: LedgerAnswers, limits: RateLimits): Tool =>
  tool({
    name: 'ask_folder',
    title: 'Ask a folder',
    description:
      'Answers a question from everything that the trackers in a folder have found, by dated quotes with sources. The question may name a time: “What happened with steel since May?”, or ask for all of one: “What is new since Monday?”',
    input: z.object({
      question,
      folder_id: folderId.describe('As list_folders gives it; null asks all trackers of the user.'),
    }),
    writes: false,
    async run({ question: question, folder_id: id }, { caller }) {
      const refused = await tooManyQuestions(limits, caller);
      if (refused !== null) return refused;
      const folder = await answers.folder(id, caller);
      if (isRefusal(folder)) return folder;
      const ofTrackers = await answers.onTrackers(folder, { question, history: [] });
      if (ofTrackers !== null) return resultOfReply([{ kind: 'text', text: ofTrackers }]);
      // The asking assistant words the answer itself, and needs the quotes for it.
      const { answer, voice } = await answers.answer(folder, { question: question, history: [] });
      return resultOfReply(replyParts(answer, voice));
    },
  });
