import type { Request } from 'express';

/** The value of a cookie as it was sent; null if there is none. */
export const cookieOf = (request: Request, name: string): string | null => {
  const pair = (request.headers.cookie ?? '')
    .split(';')
    .map((each) => each.trim())
    .find((each) => each.startsWith(`${name}=`));
  return pair === undefined ? null : pair.slice(name.length + 1);
};
