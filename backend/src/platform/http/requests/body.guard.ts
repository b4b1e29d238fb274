import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum';
import type { Request } from 'express';
import type { FieldError } from '#kernel/decider';
import { unreadableFields } from './readable-body';
import { InvalidRequest } from './validation.pipe';

/** Whether the handler has a `@Body()` parameter, whose DTO names the known fields. */
const takesBody = (context: ExecutionContext): boolean => {
  const declared: unknown = Reflect.getMetadata(ROUTE_ARGS_METADATA, context.getClass(), context.getHandler().name);
  const places = typeof declared === 'object' && declared !== null ? Object.keys(declared) : [];
  return places.some((place) => place.startsWith(`${RouteParamtypes.BODY}:`));
};

const unknownFields = (body: unknown): readonly FieldError[] =>
  typeof body === 'object' && body !== null
    ? Object.keys(body).map((path) => ({ path, message: 'This field is unknown.' }))
    : [];

/** Refuses bodies that are never valid, and any field on routes without a body. */
@Injectable()
export class BodyGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { body } = context.switchToHttp().getRequest<Request>();
    // Bytes; the route uses them only after verifying them.
    if (Buffer.isBuffer(body)) return true;
    const unreadable = unreadableFields(body);
    const errors = unreadable.length > 0 || takesBody(context) ? unreadable : unknownFields(body);
    if (errors.length > 0) throw new InvalidRequest(errors);
    return true;
  }
}
