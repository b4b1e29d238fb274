import { z } from 'zod';
import { parseUrl } from '#kernel/parse-url';
import { parseConnectionString } from '../connection-string';

export const wholeNumber = (low: number, high: number) => z.coerce.number<string>().int().min(low).max(high);

export const urlOf = (...protocols: readonly string[]) =>
  z.string().refine((text) => protocols.includes(parseUrl(text)?.protocol ?? ''));

/** The address of a store, which may have several hosts. */
export const connectionString = (...protocols: readonly string[]) =>
  z.string().refine((text) => protocols.includes(parseConnectionString(text)?.protocol ?? ''));

export const listSetting = <const Name extends string>(names: readonly [Name, ...Name[]]) =>
  z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(z.enum(names)).min(1));

const isOrigin = (text: string): boolean => {
  const url = parseUrl(text);
  if (url === null) return false;
  const { protocol, pathname, search, hash } = url;
  return ['http:', 'https:'].includes(protocol) && pathname === '/' && search === '' && hash === '';
};

export const origin = z.string().refine(isOrigin);

/** Description of a valid `origin`. */
export const ORIGIN = 'an http or https address without a path';
