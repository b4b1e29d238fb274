import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { Problem } from '../http/answers/problem';
import { type Resource, contributedResources } from './resource';

/** The resources that the areas contribute, by name. */
@Injectable()
export class Resources {
  private byName: ReadonlyMap<string, Resource> | undefined;

  constructor(private readonly discovery: DiscoveryService) {}

  named(name: string): Resource {
    // Built here rather than in the constructor: not all contributions exist by then.
    this.byName ??= new Map(contributedResources(this.discovery).map((each) => [each.name, each]));
    const resource = this.byName.get(name);
    if (resource === undefined) throw new Problem('NOT_FOUND', 'There is no such resource.');
    return resource;
  }
}
