import type { Clock } from '#kernel/clock';
import type { NextFunction, Request, Response } from 'express';

/** The header Date tells the application's time, so that browsers say 'today' by the clock that dated what they show. */
export const responseDate =
  (clock: Clock) =>
  (_request: Request, response: Response, next: NextFunction): void => {
    response.setHeader('Date', clock.now().toUTCString());
    next();
  };
