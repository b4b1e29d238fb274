import type { NextFunction, Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import type { Config } from '../../config/config';
import type { PageSources } from './page-sources';

/**
 * Allows only our own scripts, no framing, and no other origin than areas ask for. Inline styles are allowed because the front
 * end inserts them at run time. Sends no referrer, since some URLs contain a token.
 */
export const securityHeaders = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  areas: readonly PageSources[],
): RequestHandler[] => {
  const ofAreas = (kind: Exclude<keyof PageSources, 'opensWindows'>): readonly string[] =>
    areas.flatMap((sources) => sources[kind] ?? []);
  return [
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'", ...ofAreas('scripts')],
          scriptSrcAttr: ["'none'"],
          styleSrc: ["'self'", "'unsafe-inline'", ...ofAreas('styles')],
          imgSrc: ["'self'", 'data:', ...ofAreas('images')],
          fontSrc: ["'self'", ...ofAreas('fonts')],
          connectSrc: ["'self'", ...ofAreas('connections')],
          frameSrc: ["'self'", ...ofAreas('frames')],
          objectSrc: ["'none'"],
          baseUri: ["'self'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
        },
      },
      crossOriginOpenerPolicy: {
        policy: areas.some(({ opensWindows }) => opensWindows) ? 'same-origin-allow-popups' : 'same-origin',
      },
      referrerPolicy: { policy: 'no-referrer' },
      xFrameOptions: { action: 'deny' },
      // The outbox frames mails in a sandbox; browsers warn if a page and its frames request different clusters.
      originAgentCluster: false,
      strictTransportSecurity: publicUrl.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    }),
    (request: Request, response: Response, next: NextFunction) => {
      // API responses are personal and must not be cached.
      if (/^\/api\//i.test(request.path)) response.setHeader('Cache-Control', 'no-store');
      next();
    },
  ];
};
