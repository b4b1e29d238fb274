import { type ExecutionContext, createParamDecorator } from '@nestjs/common';
import type { Request } from 'express';

/** The header in which a page sends why its reader looks: text, percent-encoded as in addresses, of at most 500 characters. */
const HEADER = 'x-reason';
const MOST = 500;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Why the caller reads what is somebody else's, in their words; what the route is for where they said nothing. */
export const StatedPurpose = createParamDecorator((purpose: string, context: ExecutionContext): string => {
  const stated = decoded(context.switchToHttp().getRequest<Request>().get(HEADER) ?? '').trim();
  return stated === '' ? purpose : stated.slice(0, MOST);
});
