import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { existsSync } from 'node:fs';
import { extname, join, normalize, sep } from 'node:path';
import { isGet } from '../routes/methods';

/** Paths that the server handles itself; any other path that does not name a file is a page of the front end. */
const SERVER_PATHS = /^\/(api|rss|go|b|mcp|outbox|healthz|readyz|metrics)(\/|$)/i;
/** The administration is a separate document, so that users load none of its script. */
const ADMINISTRATION = /^\/admin(\/|$)/i;
/** The last segment of a link in a mail has dots, too, but its proof is longer than any extension. */
const FILE = /\.\w{1,11}$/;
const HASHED = /^\/assets\//;
const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

/**
 * Serves the built front end: files with a hash in their name are immutable, the documents are revalidated; both are
 * precompressed.
 */
export const frontEnd = (folder: string): RequestHandler[] => {
  const files = express.static(folder, { index: false, redirect: false, cacheControl: false });

  const within = (path: string): string | undefined => {
    const file = normalize(join(folder, path));
    return file.startsWith(folder + sep) ? file : undefined;
  };

  const choosePage = (request: Request, _response: Response, next: NextFunction): void => {
    const isPage = isGet(request.method) && !SERVER_PATHS.test(request.path) && !FILE.test(request.path);
    if (isPage) request.url = ADMINISTRATION.test(request.path) ? '/admin.html' : '/index.html';
    next();
  };

  const serve = (request: Request, response: Response, next: NextFunction): void => {
    if (!isGet(request.method) || SERVER_PATHS.test(request.path)) return next();
    const path = request.path;
    const file = within(path);
    if (file === undefined || !existsSync(file)) return next();
    response.setHeader('Cache-Control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    response.vary('Accept-Encoding');
    const accepted = ENCODINGS.find(
      ({ name, ending }) => request.acceptsEncodings(name) !== false && existsSync(file + ending),
    );
    if (accepted !== undefined) {
      response.type(extname(path));
      response.setHeader('Content-Encoding', accepted.name);
      request.url = path + accepted.ending;
    }
    files(request, response, next);
  };

  return [choosePage, serve];
};
