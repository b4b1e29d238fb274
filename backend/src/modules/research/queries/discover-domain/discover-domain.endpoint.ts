import { Body, Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { Operation } from '#platform/http/operation';
import { found } from '#platform/http/problem';
import { RateLimit } from '#platform/http/rate-limit';
import { DiscoverDomain, domainOfferAnswer } from './discover-domain.query';

class DiscoverDomainBody extends createZodDto(z.strictObject({ domain: z.string().max(500) })) {}

@Controller('api/topics/discover-domain')
export class DiscoverDomainEndpoint {
  constructor(private readonly queries: QueryBus) {}

  @Post()
  @RateLimit('costly', 'domain')
  @Operation({
    access: 'user',
    summary: 'The feeds and sitemaps that a domain offers, as a run would find them; looks for 20 s at most.',
    answers: domainOfferAnswer,
  })
  async post(@Body() { domain }: DiscoverDomainBody) {
    return found(await this.queries.execute(new DiscoverDomain(domain)));
  }
}
