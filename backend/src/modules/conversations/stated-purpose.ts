import type { Request } from 'express';

/** The header in which a page sends the reader's reason for looking: percent-encoded text of at most 500 characters. */
const HEADER = 'x-reason';
const MAX_CHARACTERS = 500;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * The caller's reason for reading somebody else's data, in their words. Without one: "No reason stated" and the route's
 * purpose, since a made-up reason must never be shown.
 */
export const statedPurpose = (request: Pick<Request, 'get'>, purpose: string): string => {
  const stated = decoded(request.get(HEADER) ?? '').trim();
  return stated === '' ? `No reason stated (${purpose})` : stated.slice(0, MAX_CHARACTERS);
};
