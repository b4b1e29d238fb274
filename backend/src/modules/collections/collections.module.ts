import { Module } from '@nestjs/common';
import { GetCollectionEndpoint } from './queries/collection/collection.endpoint';
import { GetCollectionHandler } from './queries/collection/collection.query';

@Module({ controllers: [GetCollectionEndpoint], providers: [GetCollectionHandler] })
export class CollectionsModule {}
