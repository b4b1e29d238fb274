import { type Type, SetMetadata, UseGuards, applyDecorators } from '@nestjs/common';
import { PATH_METADATA } from '@nestjs/common/constants';
import { type DiscoveryService, MetadataScanner } from '@nestjs/core';
import { LARGE_JSON, LargeJsonGuard } from '../limits/large-json.guard';
import { TAKES_FILE } from '../uploads/stored-upload';

/**
 * How the body of a route is read, where it is not read as JSON of up to 1 MB before any guard: `file` by `@TakesFile`,
 * `large` by `@TakesLargeJson`, `bytes` as they came.
 */
export type BodyKind = 'file' | 'large' | 'bytes';

const TAKES_BYTES = 'takes-bytes';

/** Takes the bytes of the body as they came, since they are signed. */
export const TakesBytes = () => SetMetadata(TAKES_BYTES, true);

/** Takes JSON of up to this size, which is parsed only once the other guards have let the caller in. */
export const TakesLargeJson = (limit: string): MethodDecorator =>
  applyDecorators(SetMetadata(LARGE_JSON, limit), UseGuards(LargeJsonGuard));

const MARKS = [
  [TAKES_FILE, 'file'],
  [LARGE_JSON, 'large'],
  [TAKES_BYTES, 'bytes'],
] as const satisfies ReadonlyArray<readonly [mark: string, kind: BodyKind]>;

/** A path as Express compares it: without regard to case, or to a slash at the end. */
const comparable = (path: string): string => `/${path.split('/').filter(Boolean).join('/').toLowerCase()}`;

const pathOf = (target: object): string => String(Reflect.getMetadata(PATH_METADATA, target) ?? '');

const scanner = new MetadataScanner();

const kindsIn = (controller: Type): ReadonlyArray<readonly [path: string, kind: BodyKind]> =>
  scanner.getAllMethodNames(controller.prototype as object).flatMap((name) => {
    const handler = (controller.prototype as Readonly<Record<string, object>>)[name] ?? {};
    const path = comparable(`${pathOf(controller)}/${pathOf(handler)}`);
    const marks = MARKS.filter(([mark]) => Reflect.hasMetadata(mark, handler));
    if (marks.length > 0 && path.includes(':'))
      throw new Error(`${path} has a body of its own, so it takes no parameter.`);
    return marks.map(([, kind]) => [path, kind] as const);
  });

/** Tells by its path how a request's body is read; undefined for JSON of up to 1 MB. */
export const bodyKinds = (discovery: DiscoveryService): ((path: string) => BodyKind | undefined) => {
  const controllers = discovery
    .getControllers()
    .flatMap(({ metatype }) => (metatype === null ? [] : [metatype as Type]));
  const kinds = new Map(controllers.flatMap(kindsIn));
  return (path) => kinds.get(comparable(path));
};
