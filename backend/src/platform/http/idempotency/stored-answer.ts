import type { Response } from 'express';
import { z } from 'zod';
import { assertNever } from '#kernel/assert-never';
import type { AreaRefusalCode } from '#kernel/decider';
import { Problem, problemCodes } from '../answers/problem';
import { type KeyedRequest, openSealedAnswer } from '../answers/sealed-answer';
import { InvalidRequest } from '../requests/validation.pipe';

const ownCode = z.object({
  code: z.string(),
  kindOf: z.enum(['INVALID', 'AUTH_REQUIRED', 'ACCESS_DENIED', 'STAFF_ONLY', 'NOT_FOUND', 'CONFLICT']),
  title: z.string(),
}) satisfies z.ZodType<AreaRefusalCode>;

const givenAnswer = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('accepted'),
    status: z.number(),
    body: z.unknown(),
    position: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('refused'),
    code: z.union([z.enum(problemCodes), ownCode]),
    detail: z.string(),
    errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  }),
]);

/** A response without its cookies. */
export type GivenAnswer = z.infer<typeof givenAnswer>;

/**
 * A refusal by the command's rules, which is final and stored. Null for concurrency conflicts and internal errors, where
 * repeating the request may help.
 */
export const refusalToKeep = (error: unknown): GivenAnswer | null => {
  if (!(error instanceof Problem) || error instanceof InvalidRequest) return null;
  if (error.status >= 500 || error.code === 'CONFLICT') return null;
  const { declared: code, detail, options } = error;
  return { kind: 'refused', code, detail, ...(options.errors === undefined ? {} : { errors: [...options.errors] }) };
};

/** Repeats a stored response: returns its body, or throws its problem. */
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
