import { z } from 'zod';
import { readRoute } from '#platform/http/routes/read-route';
import { drafts } from '#projections/portal/drafts/drafts.projection';
import { answeredQuestion, answeredQuestions } from './answered-questions';
import { questionsFor } from './questions-for';

export const GetPortal = readRoute({
  path: 'api/v1/portal',
  access: 'user',
  summary: 'What the caller is asked to upload, and what they have uploaded.',
  answers: z.strictObject({ draft_doc_id: z.string(), questions: z.array(answeredQuestion) }),
  async read({ caller: { userId } }, reads) {
    const [questions, draft] = await Promise.all([questionsFor(reads, userId), reads.get(drafts, userId)]);
    return { draft_doc_id: userId, questions: answeredQuestions(questions, draft) };
  },
});
