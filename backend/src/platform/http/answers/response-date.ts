import type { NextFunction, Request, Response } from 'express';
import type { Clock } from '#kernel/clock';

/** Sets the Date header to the application's time, so that browsers compute 'today' by the clock that dated the content. */
export const responseDate =
  (clock: Clock) =>
  (_request: Request, response: Response, next: NextFunction): void => {
    response.setHeader('Date', clock.now().toUTCString());
    next();
  };
