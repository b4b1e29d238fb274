import type { PipeTransform, Type } from '@nestjs/common';
import { createZodValidationPipe } from 'nestjs-zod';
import { ZodError } from 'zod';
import type { FieldError } from '../../kernel/decider';
import { Problem } from './problem';

/** A request that is not of the declared form: it is refused before anything is carried out. */
export class InvalidRequest extends Problem {
  constructor(errors: readonly FieldError[]) {
    const named = [...new Set(errors.map(({ path }) => path).filter((path) => path !== ''))];
    super(
      'INVALID',
      named.length === 0 ? 'The request is not of the expected form.' : `Please check: ${named.join(', ')}.`,
      {
        errors,
      },
    );
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
