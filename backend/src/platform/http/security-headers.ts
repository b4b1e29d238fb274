import type { NextFunction, Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import type { Config } from '../config/config';

/** What the button of Google Identity Services loads, frames and calls, as its documentation lists. */
const GOOGLE_BUTTON = 'https://accounts.google.com/gsi/';

/**
 * Allows only our own scripts, no framing, no other origin; and the Google button where sign-in with Google is set up. Inline styles are allowed because the front end inserts them at
 * run time. Sends no referrer, since some URLs contain a token.
 */
export const securityHeaders = ({ publicUrl, google }: Pick<Config, 'publicUrl' | 'google'>): RequestHandler[] => {
  const ofGoogle = (path = ''): string[] => (google === undefined ? [] : [GOOGLE_BUTTON + path]);
  return [
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'", ...ofGoogle('client')],
          scriptSrcAttr: ["'none'"],
          styleSrc: ["'self'", "'unsafe-inline'", ...ofGoogle('style')],
          imgSrc: ["'self'", 'data:'],
          fontSrc: ["'self'"],
          connectSrc: ["'self'", ...ofGoogle()],
          frameSrc: ["'self'", ...ofGoogle()],
          objectSrc: ["'none'"],
          baseUri: ["'self'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
        },
      },
      // Google's window reports back to the page that opened it.
      crossOriginOpenerPolicy: { policy: google === undefined ? 'same-origin' : 'same-origin-allow-popups' },
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
