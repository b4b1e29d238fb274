import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { isRefusal, refuse } from '#kernel/decider';
import { accepted } from '#platform/command-handling/command-outcome';
import { ContextCommand } from '#platform/command-handling/context-command';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import { answer } from '#platform/http/answer';
import { type Caller, SignedIn } from '#platform/http/caller';
import { Context } from '#platform/http/context';
import { Operation } from '#platform/http/operation';
import { feedAddressDecider } from './domain/feed-address.decider';
import { FEED_KINDS, type FeedOf, feedId } from '#events/feeds/feed-kinds';
import { FeedAddresses } from './feed-addresses';
import { FeedSources } from './feed-sources';

/** Replaces the address of a feed; the earlier one stops working at once. */
export class RotateRss extends ContextCommand<FeedOf, { readonly rssUrl: string }> {}

@CommandHandler(RotateRss)
export class RotateRssHandler implements ICommandHandler<RotateRss> {
  constructor(
    private readonly runner: DeciderRunner,
    private readonly addresses: FeedAddresses,
  ) {}

  async execute({ request: feed, context }: RotateRss) {
    const command = { type: 'ReplaceAddress', ...feed } as const;
    const decided = await this.runner.run(feedAddressDecider, feedId(feed), command, context);
    if (isRefusal(decided)) return decided;
    return accepted({ rssUrl: this.addresses.addressIn(feed, decided.state.generation) }, decided);
  }
}

class RotateRssBody extends createZodDto(
  z.strictObject({ kind: z.enum(FEED_KINDS), id: z.string().min(1).max(100) }),
) {}

@Controller('api/topics/rotate-rss')
export class RotateRssEndpoint {
  constructor(
    private readonly commands: CommandBus,
    private readonly sources: FeedSources,
  ) {}

  @Post()
  @Operation({
    access: 'user',
    summary: 'Replaces the secret address of a feed; the earlier one stops working.',
    answers: z.strictObject({ rss_url: z.string() }),
  })
  async post(@Body() { kind, id }: RotateRssBody, @SignedIn() caller: Caller, @Context() context: Context) {
    const source = this.sources.of(kind);
    const refusal =
      source === undefined ? refuse('NOT_FOUND', 'There is no such feed.') : await source.refusalFor(id, caller);
    const outcome = refusal ?? (await this.commands.execute(new RotateRss({ kind, id }, context)));
    return answer(outcome, { body: ({ rssUrl }) => ({ rss_url: rssUrl }) });
  }
}
