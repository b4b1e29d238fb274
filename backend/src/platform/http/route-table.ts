import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Express } from 'express';

/** Where Nest hangs middleware for all routes. */
const EVERY_PATH = '/{*path}';

/** Express' types leave out `match`, which is false where a layer does not answer a path. */
const answers = (layer: object, path: string): boolean =>
  'match' in layer && typeof layer.match === 'function' && Reflect.apply(layer.match, layer, [path]) !== false;

/** What addresses the application answers, and by which methods. */
@Injectable()
export class RouteTable {
  constructor(private readonly host: HttpAdapterHost) {}

  /** Upper case, in order; empty for an address that nothing answers. */
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
