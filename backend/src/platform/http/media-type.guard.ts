import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Problem } from './problem';

const hasBody = ({ headers }: Request): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? '0') > 0;

/** Without a charset JSON is UTF-8; parsers know more of them than clients and proxies agree on. */
const isUtf8 = ({ headers }: Request): boolean => {
  const [, charset] = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(headers['content-type'] ?? '') ?? [];
  return charset === undefined || charset.toLowerCase() === 'utf-8';
};

/** A body that is not JSON was not parsed and is refused, rather than taken for an absent one. */
@Injectable()
export class MediaTypeGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    if (hasBody(request) && (request.is('application/json') === false || !isUtf8(request))) {
      throw new Problem('UNSUPPORTED_MEDIA_TYPE', 'The body has to be JSON in UTF-8 (application/json).');
    }
    return true;
  }
}
