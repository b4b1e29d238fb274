import type { INestApplicationContext } from '@nestjs/common';
import { z } from 'zod';
import { type DeclaredRoute, declaredRoutes } from './declared-routes';

export interface SentAnswer {
  readonly status: number;
  readonly body: unknown;
}

export interface AnswerCheck {
  /** Throws where an answer is not what its route declares: another status, a field that is missing, wrong or not declared. */
  check(method: string, path: string, answer: SentAnswer): void;
  /** Routes that were seen to answer as declared, as `GET /api/topics/wire`. */
  readonly seen: ReadonlySet<string>;
}

const params = (path: string): number => path.split(':').length;

const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`);

/** Holds what an application sends against what its routes declare. Problems have a form of their own. */
export const answerCheck = (app: INestApplicationContext): AnswerCheck => {
  // Of two routes that answer an address, the one with fewer params was meant.
  const routes = [...declaredRoutes(app)].sort((one, other) => params(one.path) - params(other.path));
  const seen = new Set<string>();
  const routeOf = (method: string, address: string): DeclaredRoute | undefined => {
    const path = address.split('?')[0] ?? '';
    return routes.find((route) => route.method === method && patternOf(route.path).test(path));
  };
  return {
    seen,
    check(method, path, { status, body }) {
      const route = routeOf(method, path);
      if (route === undefined || status >= 400 || !/^\/(api|go)\//.test(route.path)) return;
      const name = `${method.toUpperCase()} ${route.path}`;
      const schema = route.answers[status];
      if (schema === undefined) throw new Error(`${name} answers ${status}, which it does not declare.`);
      const fault = schema?.safeParse(body).error;
      if (fault !== undefined) throw new Error(`${name} answers otherwise than declared:\n${z.prettifyError(fault)}`);
      seen.add(name);
    },
  };
};
