import type { IncomingMessage } from 'node:http';

/** The pattern of Nest's catch-all middleware, seen when no route matched. */
const MIDDLEWARE = '/{*path}';

/** The pattern of the route that answered, never the path itself, which may hold a token. `none` where no route did. */
export const routePatternOf = (request: IncomingMessage): string => {
  if (!('route' in request) || typeof request.route !== 'object' || request.route === null) return 'none';
  const path = 'path' in request.route && typeof request.route.path === 'string' ? request.route.path : MIDDLEWARE;
  return path === MIDDLEWARE ? 'none' : path;
};
