import type { NextFunction, Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';

/**
 * Allows only our own scripts, no framing, no other origin. Inline styles are allowed because the front end inserts them at
 * run time. Sends no referrer, since some URLs contain a token.
 */
export const securityHeaders = (publicUrl: string): RequestHandler[] => [
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
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
