import { type INestApplicationContext, RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import { DiscoveryService, MetadataScanner, ModulesContainer } from '@nestjs/core';
import { ACCESS, type AccessLevel } from '#platform/http/access/access';
import { type DeclaredAnswers, declaredAnswers } from '#platform/http/answers/answer-schemas';

export interface DeclaredRoute {
  /** Class and method. */
  readonly name: string;
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** With parameters as `:id`, without a trailing slash. */
  readonly path: string;
  readonly access: AccessLevel | undefined;
  readonly answers: DeclaredAnswers;
}

const METHODS: Readonly<Partial<Record<RequestMethod, DeclaredRoute['method']>>> = {
  [RequestMethod.GET]: 'get',
  [RequestMethod.POST]: 'post',
  [RequestMethod.PUT]: 'put',
  [RequestMethod.PATCH]: 'patch',
  [RequestMethod.DELETE]: 'delete',
};

const pathsOf = (target: object): readonly string[] => {
  const paths: unknown = Reflect.getMetadata(PATH_METADATA, target);
  return (Array.isArray(paths) ? paths : [paths]).map(String);
};

const joined = (prefix: string, path: string): string =>
  `/${prefix}/${path}`.replace(/\/+/g, '/').replace(/(?<=.)\/$/, '');

/** All routes of an application, as declared by its endpoints. */
export const declaredRoutes = (app: INestApplicationContext): readonly DeclaredRoute[] => {
  const scanner = new MetadataScanner();
  const controllers = new DiscoveryService(app.get(ModulesContainer)).getControllers();
  return controllers.flatMap(({ metatype, instance }): DeclaredRoute[] => {
    if (metatype === null || metatype === undefined || typeof instance !== 'object' || instance === null) return [];
    const prototype: object = Object.getPrototypeOf(instance);
    return scanner.getAllMethodNames(prototype).flatMap((name): DeclaredRoute[] => {
      const handler: unknown = Reflect.get(prototype, name);
      if (typeof handler !== 'function' || !Reflect.hasMetadata(PATH_METADATA, handler)) return [];
      const verb: RequestMethod = Reflect.getMetadata(METHOD_METADATA, handler);
      const access: AccessLevel | undefined =
        Reflect.getMetadata(ACCESS, handler) ?? Reflect.getMetadata(ACCESS, metatype);
      const declared = { method: METHODS[verb] ?? 'get', access, answers: declaredAnswers(handler) };
      return pathsOf(metatype).flatMap((prefix) =>
        pathsOf(handler).map((path) => ({
          ...declared,
          name: `${metatype.name}.${name}`,
          path: joined(prefix, path),
        })),
      );
    });
  });
};
