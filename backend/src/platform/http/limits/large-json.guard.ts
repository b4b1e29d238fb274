import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type Request, type Response, json } from 'express';
import { unreadableFields } from '../requests/readable-body';
import { InvalidRequest } from '../requests/validation.pipe';

export const LARGE_JSON = 'takes-large-json';

/**
 * Runs after all other guards: parsing a large body holds up every other request, so it is done only for callers who may
 * send one.
 */
@Injectable()
export class LargeJsonGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const limit = this.reflector.get<string>(LARGE_JSON, context.getHandler());
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    await new Promise<void>((resolve, reject) =>
      json({ limit })(request, http.getResponse<Response>(), (fault?: unknown) =>
        fault === undefined ? resolve() : reject(fault instanceof Error ? fault : new Error(String(fault))),
      ),
    );
    const faults = unreadableFields(request.body);
    if (faults.length > 0) throw new InvalidRequest(faults);
    return true;
  }
}
