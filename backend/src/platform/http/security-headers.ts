import type { NextFunction, Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';

/**
 * No script but our own files, no frame around us, no other origin. Styles may stand inline, since the interface writes
 * them as it runs. No referrer is sent to other sites, as some addresses contain a token.
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
    // The outbox frames mails in a sandbox; browsers complain when a page and its frames ask for different clusters.
    originAgentCluster: false,
    strictTransportSecurity: publicUrl.startsWith('https:') ? { maxAge: 31_536_000 } : false,
  }),
  (request: Request, response: Response, next: NextFunction) => {
    // What the API answers is one person's; no cache on the way may keep it.
    if (/^\/api\//i.test(request.path)) response.setHeader('Cache-Control', 'no-store');
    next();
  },
];
