import { type ExecutionContext, createParamDecorator } from '@nestjs/common';
import type { Request } from 'express';

const readerLanguages = ['en', 'de'] as const;

/** A language in which the product words what it says to a reader. */
export type ReaderLanguage = (typeof readerLanguages)[number];

/** The language that a request prefers by its Accept-Language, in any variant of it; English if it names none that is known. */
export const readerLanguageOf = (request: Request): ReaderLanguage => {
  const preferred = request.acceptsLanguages(...readerLanguages);
  return readerLanguages.find((language) => language === preferred) ?? 'en';
};

/** The `ReaderLanguage` of the request. The front end names that of the interface, whatever the browser would name. */
export const ReaderLanguage = createParamDecorator((_data: unknown, context: ExecutionContext): ReaderLanguage =>
  readerLanguageOf(context.switchToHttp().getRequest<Request>()),
);
