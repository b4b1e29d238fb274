import type { NextFunction, Request, Response } from 'express';
import { randomUUID } from 'node:crypto';
import { beginRequest } from './request-state';

/** Assigns an id to each request, before anything else can fail. */
export const requestId = (request: Request, response: Response, next: NextFunction): void => {
  const id = randomUUID();
  beginRequest(request, id);
  response.setHeader('X-Request-Id', id);
  next();
};
