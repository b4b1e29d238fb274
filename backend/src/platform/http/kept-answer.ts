import type { Response } from 'express';
import { z } from 'zod';
import { assertNever } from '#kernel/assert-never';
import { Problem, problemCodes } from './problem';
import { type KeyedRequest, openSealedAnswer } from './sealed-answer';
import { InvalidRequest } from './validation.pipe';

const givenAnswer = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('accepted'),
    status: z.number(),
    body: z.unknown(),
    position: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('refused'),
    code: z.enum(problemCodes),
    detail: z.string(),
    errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  }),
]);

/** What a request was answered, without its cookies. */
export type GivenAnswer = z.infer<typeof givenAnswer>;

/**
 * A refusal that the command's rules decided: it is the answer from now on. Null for a lost race and for faults of ours,
 * where sending the request again is to be worth a try.
 */
export const refusalToKeep = (error: unknown): GivenAnswer | null => {
  if (!(error instanceof Problem) || error instanceof InvalidRequest) return null;
  if (error.status >= 500 || error.code === 'CONFLICT') return null;
  const { code, detail, options } = error;
  return { kind: 'refused', code, detail, ...(options.errors === undefined ? {} : { errors: [...options.errors] }) };
};

/** Gives the kept answer again: returns its body, or throws the problem that it was. */
export const openAnswer = (request: KeyedRequest, sealed: string, response: Response): unknown => {
  const answer = givenAnswer.parse(JSON.parse(openSealedAnswer(request, sealed)));
  switch (answer.kind) {
    case 'accepted':
      response.status(answer.status);
      if (answer.position !== null) response.setHeader('X-Position', answer.position);
      return answer.status === 204 ? undefined : answer.body;
    case 'refused':
      throw new Problem(answer.code, answer.detail, answer.errors === undefined ? {} : { errors: answer.errors });
    default:
      return assertNever(answer);
  }
};
