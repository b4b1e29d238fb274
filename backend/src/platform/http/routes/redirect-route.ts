import { Redirect } from '@nestjs/common';
import type { InjectionToken } from '../../multi-provider';
import type { AccessLevel } from '../access/access';
import { Operation } from './operation';
import { type QueryDeclaration, queryRoute } from './query-route';
import type { NoFields, Route } from './route';

/** Declares a route, like `readRoute`, that leads to another address, which `read` returns. */
export const redirectRoute = <
  const Path extends string,
  Level extends AccessLevel,
  const Uses extends readonly InjectionToken[] = readonly [],
>({
  read,
  ...declared
}: QueryDeclaration<Path, Level, NoFields, NoFields, Uses, string, 'get'>): Route =>
  queryRoute({
    declared: { ...declared, decorators: [Redirect()] },
    read,
    operation: Operation({ ...declared, answers: null, status: 302 }),
    send: (url) => ({ url }),
  });
