import type { PipeTransform, Type } from '@nestjs/common';
import { createZodValidationPipe } from 'nestjs-zod';
import { ZodError } from 'zod';
import type { FieldError } from '#kernel/decider';
import { truncate } from '#kernel/truncate';
import { Problem } from '../answers/problem';

/** Maximum number of errors in a response: more help no one and would let a small hostile request cause a large response. */
const MAX_ERRORS = 100;
const MAX_NAMED = 10;
const LONGEST_PATH = 201;

const detailOf = (errors: readonly FieldError[]): string => {
  const paths = [...new Set(errors.map(({ path }) => path).filter((path) => path !== ''))];
  if (paths.length === 0) return 'The request is invalid.';
  const others = paths.length - MAX_NAMED;
  return `Please check: ${paths.slice(0, MAX_NAMED).join(', ')}${others > 0 ? ` and ${others} more` : ''}.`;
};

/** Invalid input, refused before anything is carried out. */
export class InvalidRequest extends Problem {
  constructor(found: readonly FieldError[]) {
    const errors = found.map(({ path, message }) => ({ path: truncate(path, LONGEST_PATH), message }));
    super('INVALID', detailOf(errors), { errors: errors.slice(0, MAX_ERRORS) });
  }
}

/** The errors of each field; an unknown one is named too. */
export const fieldErrorsOf = (error: ZodError): FieldError[] =>
  error.issues.flatMap((issue): FieldError[] => {
    const path = issue.path.map(String);
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({ path: [...path, key].join('.'), message: 'This field is unknown.' }));
    }
    return [{ path: path.join('.'), message: issue.message }];
  });

/** Validates bodies, queries and params with their zod DTO, and names each invalid or unknown field. */
export const ValidationPipe: Type<PipeTransform> = createZodValidationPipe({
  createValidationException: (error) => {
    if (!(error instanceof ZodError)) throw error;
    return new InvalidRequest(fieldErrorsOf(error));
  },
});
