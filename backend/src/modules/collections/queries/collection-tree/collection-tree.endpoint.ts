import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type Caller, SignedIn } from '#platform/http/caller';
import { Operation } from '#platform/http/operation';
import { GetCollectionTree, treeAnswer } from './collection-tree.query';

@Controller('api/topics/get-collection-tree')
export class GetCollectionTreeEndpoint {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Operation({ access: 'user', summary: 'All folders of the caller, as a tree and by id.', answers: treeAnswer })
  get(@SignedIn() caller: Caller) {
    return this.queries.execute(new GetCollectionTree(caller));
  }
}
