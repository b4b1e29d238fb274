import type { PipeTransform, Type } from '@nestjs/common';
import { createZodValidationPipe } from 'nestjs-zod';
import { ZodError } from 'zod';
import type { FieldError } from '#kernel/decider';
import { Problem } from './problem';

/** More faults than these help nobody, and would make the answer to a hostile request several times as long as itself. */
const MOST_ERRORS = 100;
const MOST_NAMED = 10;
const LONGEST_PATH = 200;

const detailOf = (errors: readonly FieldError[]): string => {
  const named = [...new Set(errors.map(({ path }) => path).filter((path) => path !== ''))];
  if (named.length === 0) return 'The request is not of the expected form.';
  const others = named.length - MOST_NAMED;
  return `Please check: ${named.slice(0, MOST_NAMED).join(', ')}${others > 0 ? ` and ${others} more` : ''}.`;
};

const shortened = (path: string): string => (path.length <= LONGEST_PATH ? path : `${path.slice(0, LONGEST_PATH)}…`);

/** A request that is not of the declared form: it is refused before anything is carried out. */
export class InvalidRequest extends Problem {
  constructor(found: readonly FieldError[]) {
    const errors = found.map(({ path, message }) => ({ path: shortened(path), message }));
    super('INVALID', detailOf(errors), { errors: errors.slice(0, MOST_ERRORS) });
  }
}

const fieldErrorsOf = (error: ZodError): FieldError[] =>
  error.issues.flatMap((issue): FieldError[] => {
    const path = issue.path.map(String);
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({ path: [...path, key].join('.'), message: 'This field is not known.' }));
    }
    return [{ path: path.join('.'), message: issue.message }];
  });

/** Parses bodies, queries and params by their zod DTO, and names each field that is wrong or not known. */
export const ValidationPipe: Type<PipeTransform> = createZodValidationPipe({
  createValidationException: (error) => {
    if (!(error instanceof ZodError)) throw error;
    return new InvalidRequest(fieldErrorsOf(error));
  },
});
