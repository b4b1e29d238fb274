import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Express } from 'express';

/** Path of Nest's middleware for all routes. */
const EVERY_PATH = '/{*path}';

/** Express's types lack `match`, which is false if a layer does not handle a path. */
const answers = (layer: object, path: string): boolean =>
  'match' in layer && typeof layer.match === 'function' && Reflect.apply(layer.match, layer, [path]) !== false;

/** The paths and methods that the application handles. */
@Injectable()
export class RouteTable {
  constructor(private readonly host: HttpAdapterHost) {}

  /** Upper case, sorted; empty for an unknown path. */
  methodsOf(path: string): readonly string[] {
    const { stack } = this.host.httpAdapter.getInstance<Express>().router;
    const methods = stack.flatMap((layer) =>
      layer.route !== undefined && layer.route.path !== EVERY_PATH && answers(layer, path)
        ? layer.route.stack.map(({ method }) => method.toUpperCase())
        : [],
    );
    const distinct = new Set(methods);
    if (distinct.has('GET')) distinct.add('HEAD');
    return [...distinct].sort();
  }
}
