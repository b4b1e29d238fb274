import { Readable } from 'node:stream';
import { Controller, Get, Inject, Res, StreamableFile } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { QueryBus } from '@nestjs/cqrs';
import type { Response } from 'express';
import type { Clock } from '#kernel/clock';
import { CLOCK } from '#platform/clock';
import { contributed } from '#platform/contributed';
import { ContributedExport } from '#platform/export/contributions';
import { withoutOwner } from '#platform/export/without-owner';
import { type Caller, SignedIn } from '#platform/http/caller';
import { FileOperation } from '#platform/http/file-operation';
import { found } from '#platform/http/problem';
import { GetUser } from '../get-user/get-user.query';
import { accountJson } from './account-json';

@Controller('api/common')
export class ExportAccountEndpoint {
  constructor(
    private readonly queries: QueryBus,
    private readonly discovery: DiscoveryService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Get('export-account')
  @FileOperation({
    access: 'user',
    inPerson: 'exporting the account',
    summary: 'Everything that belongs to the caller, as a JSON file.',
    types: ['application/json'],
  })
  async get(@SignedIn() { userId }: Caller, @Res({ passthrough: true }) response: Response) {
    const { account } = found(await this.queries.execute(new GetUser(userId)));
    const now = this.clock.now().toISOString();
    response.attachment(`account-${now.slice(0, 10)}.json`);
    const parts = contributed(this.discovery, ContributedExport).flatMap((each) => each.parts);
    const text = accountJson(withoutOwner(account), parts, userId, now);
    return new StreamableFile(Readable.from(text), { type: 'application/json; charset=utf-8' });
  }
}
