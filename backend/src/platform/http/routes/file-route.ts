import type { z } from 'zod';
import type { InjectionToken } from '../../multi-provider';
import type { AccessLevel } from '../access/access';
import { type FileToSave, sentFile } from '../answers/sent-file';
import { FileOperation } from './file-operation';
import { type QueryDeclaration, type QueryMethod, queryRoute } from './query-route';
import type { NoFields, Route } from './route';

/** Declares a route, like `readRoute`, whose answer is a file to save. */
export const fileRoute = <
  const Path extends string,
  Level extends AccessLevel,
  const Uses extends readonly InjectionToken[] = readonly [],
  Parameters extends z.ZodObject = NoFields,
  SentBody extends z.ZodObject = NoFields,
  By extends QueryMethod = 'get',
>({
  read,
  types,
  ...declared
}: QueryDeclaration<Path, Level, Parameters, SentBody, Uses, FileToSave, By> & {
  /** Media types that it may have. */
  readonly types: readonly string[];
}): Route =>
  queryRoute({
    declared,
    read,
    operation: FileOperation({ ...declared, types }),
    send: (file, response) => sentFile(response, file),
  });
