import type { NextFunction, Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import type { Config } from '../config/config';

/** What the button of Google Identity Services loads, frames and calls, as its documentation lists. */
const GOOGLE_BUTTON = 'https://accounts.google.com/gsi/';

/**
 * What a map of Google loads and calls: its tiles come from where its scripts do. Google's documentation allows all of
 * googleapis.com, where anybody can put a script.
 */
const GOOGLE_MAP = {
  scripts: 'https://maps.googleapis.com',
  images: 'https://maps.gstatic.com',
  styles: 'https://fonts.googleapis.com',
  fonts: 'https://fonts.gstatic.com',
};

/**
 * Allows only our own scripts, no framing, no other origin; Google's button and map only where they are set up. Inline
 * styles are allowed because the front end inserts them at run time. Sends no referrer, since some URLs contain a token.
 */
export const securityHeaders = ({
  publicUrl,
  google,
  googleMapsApiKey,
}: Pick<Config, 'publicUrl' | 'google' | 'googleMapsApiKey'>): RequestHandler[] => {
  const ofGoogle = (path = ''): string[] => (google === undefined ? [] : [GOOGLE_BUTTON + path]);
  const ofMap = (...hosts: readonly string[]): readonly string[] => (googleMapsApiKey === undefined ? [] : hosts);
  return [
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'", ...ofGoogle('client'), ...ofMap(GOOGLE_MAP.scripts)],
          scriptSrcAttr: ["'none'"],
          styleSrc: ["'self'", "'unsafe-inline'", ...ofGoogle('style'), ...ofMap(GOOGLE_MAP.styles)],
          imgSrc: ["'self'", 'data:', ...ofMap(GOOGLE_MAP.scripts, GOOGLE_MAP.images)],
          fontSrc: ["'self'", ...ofMap(GOOGLE_MAP.fonts)],
          connectSrc: ["'self'", ...ofGoogle(), ...ofMap(GOOGLE_MAP.scripts)],
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
