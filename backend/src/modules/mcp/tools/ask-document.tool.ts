import { z } from 'zod';
import { refuse } from '#kernel/decider';
import { type DocumentAnswers, replyParts } from '#modules/assistants/published';
import { documents } from '#modules/documents/published';
import type { RateLimits } from '#platform/http/limits/rate-limits';
import type { ReadStore } from '#platform/read-store/read-store';
import { type Tool, tool } from '../tool';
import { question, resultOfReply, tooManyQuestions } from './asking-tools';

/** MCP tool calls cannot be cancelled. */
const NEVER_ABORTED = new AbortController().signal;

/** A question to a document. */
export const askDocumentTool = (reads: ReadStore, answers: DocumentAnswers, limits: RateLimits): Tool =>
  tool({
    name: 'ask_document',
    title: 'Ask a document',
    description:
      'Answers a question about one document by quoting its sentences, each with an address that opens its page; says so where the document does not answer.',
    input: z.object({
      document_id: z.string().min(1).max(100).describe('As find_documents gives it.'),
      question,
    }),
    writes: false,
    async run({ document_id: id, question: question }, { caller }) {
      const refused = await tooManyQuestions(limits, caller);
      if (refused !== null) return refused;
      const document = await reads.get(documents, id);
      if (document === undefined) return refuse('NOT_FOUND', 'There is no such document. find_documents lists them.');
      const found = await answers.answer(document, { question: question, history: [] }, NEVER_ABORTED);
      if (found.kind === 'unreadable') return refuse('NOT_FOUND', found.words);
      const { answer, voice } = found.answered;
      return resultOfReply(replyParts(answer, voice));
    },
  });
