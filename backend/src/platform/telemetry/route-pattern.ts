import type { IncomingMessage } from 'node:http';

/** Pattern of Nest's catch-all middleware, seen if no route matched. */
const MIDDLEWARE = '/{*path}';

/** The pattern of the matched route, never the path itself, which may contain a token. `none` without a match. */
export const routePatternOf = (request: IncomingMessage): string => {
  if (!('route' in request) || typeof request.route !== 'object' || request.route === null) return 'none';
  const path = 'path' in request.route && typeof request.route.path === 'string' ? request.route.path : MIDDLEWARE;
  return path === MIDDLEWARE ? 'none' : path;
};
