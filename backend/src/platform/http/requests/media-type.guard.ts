import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { Problem } from '../answers/problem';
import { TAKES_FILE } from '../uploads/stored-upload';
import { hasBody } from './has-body';

/** JSON without a charset is UTF-8; other charsets are refused because clients and proxies disagree about them. */
const isUtf8 = ({ headers }: Request): boolean => {
  const [, charset] = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(headers['content-type'] ?? '') ?? [];
  return charset === undefined || charset.toLowerCase() === 'utf-8';
};

const IGNORES_BODY = 'ignores-body';

/** Marks a route whose callers send a form that it does not read, such as mail clients. */
export const IgnoresBody = () => SetMetadata(IGNORES_BODY, true);

/** Refuses a body that is not JSON instead of treating it as absent. */
@Injectable()
export class MediaTypeGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const handler = context.getHandler();
    if (this.reflector.get<boolean | undefined>(IGNORES_BODY, handler) === true) return true;
    // A separate guard, which runs later, takes a form instead.
    if (this.reflector.get<unknown>(TAKES_FILE, handler) !== undefined) return true;
    const request = context.switchToHttp().getRequest<Request>();
    if (hasBody(request) && (request.is('application/json') === false || !isUtf8(request))) {
      throw new Problem('UNSUPPORTED_MEDIA_TYPE', 'The body must be JSON in UTF-8 (application/json).');
    }
    return true;
  }
}
