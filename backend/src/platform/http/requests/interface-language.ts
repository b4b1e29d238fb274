import type { Request } from 'express';

/** The languages of the interface that the server also words texts in; the first is the default. */
const INTERFACE_LANGUAGES = ['en', 'de'] as const;
export type InterfaceLanguage = (typeof INTERFACE_LANGUAGES)[number];

/** The language in which a client asks to be answered, by its header Accept-Language. */
export const interfaceLanguageOf = (request: Pick<Request, 'acceptsLanguages'>): InterfaceLanguage => {
  const [first] = INTERFACE_LANGUAGES;
  const best = request.acceptsLanguages([...INTERFACE_LANGUAGES]);
  return INTERFACE_LANGUAGES.find((each) => each === best) ?? first;
};
