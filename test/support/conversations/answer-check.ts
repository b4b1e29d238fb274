import type { INestApplicationContext } from '@nestjs/common';
import { z } from 'zod';
import { STREAM_TYPES } from '#platform/http/streams/streamed';
import { type DeclaredRoute, declaredRoutes } from '../declared-routes';

export interface SentAnswer {
  readonly status: number;
  readonly body: unknown;
  /** The media type. */
  readonly type?: string;
  readonly text?: string;
}

export interface AnswerCheck {
  /**
   * Throws if a response does not match its route's declaration: an undeclared status, or a missing, invalid or
   * undeclared field.
   */
  check(method: string, path: string, answer: SentAnswer): void;
  /** Routes whose responses matched, e.g. `GET /api/topics/wire`. */
  readonly seen: ReadonlySet<string>;
}

/** The values of a response: its body, or each of its lines. */
const valuesOf = ({ body, type, text = '' }: SentAnswer): readonly unknown[] =>
  type === STREAM_TYPES.lines
    ? text
        .split('\n')
        .filter((line) => line !== '')
        .map((line): unknown => JSON.parse(line))
    : [body];

const params = (path: string): number => path.split(':').length;

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}/?$`);

/** Checks an application's responses against its routes' declarations, except problems. */
export const answerCheck = (app: INestApplicationContext): AnswerCheck => {
  // If two routes match a URL, the one with fewer parameters is meant.
  const routes = [...declaredRoutes(app)].sort((one, other) => params(one.path) - params(other.path));
  const seen = new Set<string>();
  const routeOf = (method: string, address: string): DeclaredRoute | undefined => {
    const path = address.split('?')[0] ?? '';
    return routes.find((route) => route.method === method && patternOf(route.path).test(path));
  };
  return {
    seen,
    check(method, path, answer) {
      const { status } = answer;
      const route = routeOf(method, path);
      if (route === undefined || status >= 400 || !/^\/(api|go|b|rss|unsubscribe)\//.test(route.path)) return;
      const name = `${method.toUpperCase()} ${route.path}`;
      // Of events, only those that are complete can be seen here; their journeys read them.
      if (answer.type === STREAM_TYPES.events) return;
      const schema = route.answers[status];
      if (schema === undefined) throw new Error(`${name} answers ${status}, which it does not declare.`);
      for (const value of valuesOf(answer)) {
        const fault = schema?.safeParse(value).error;
        if (fault !== undefined) throw new Error(`${name} does not respond as declared:\n${z.prettifyError(fault)}`);
      }
      seen.add(name);
    },
  };
};
