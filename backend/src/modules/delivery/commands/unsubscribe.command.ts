import { Controller, Inject, Param, Post } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { BriefScope } from '#events/delivery/brief-scope';
import { isRefusal, refuse } from '#kernel/decider';
import { channelsDecider } from '#modules/accounts/published';
import { combiningFolders } from '#modules/collections/published';
import { trackerDecider, trackers } from '#modules/trackers/published';
import { stepOf } from '#platform/command-handling/command-context';
import { type Written, accepted } from '#platform/command-handling/command-outcome';
import { ContextCommand } from '#platform/command-handling/context-command';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import { doneAnswer } from '#platform/http/answers';
import { CommandEndpoint } from '#platform/http/command-endpoint';
import { Context } from '#platform/http/context';
import { IgnoresBody } from '#platform/http/media-type.guard';
import { Operation } from '#platform/http/operation';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { deliveryDecider } from '../domain/delivery.decider';
import { UnsubscribeLinks } from '../mail/unsubscribe-links';

export const NO_SUCH_LINK = refuse('NOT_FOUND', 'This link is not valid.');

/** Turns off the mails of which a link in one of them is: those of a tracker, or of all trackers that a folder combines. */
export class Unsubscribe extends ContextCommand<{ readonly link: string }> {}

@CommandHandler(Unsubscribe)
export class UnsubscribeHandler implements ICommandHandler<Unsubscribe> {
  constructor(
    private readonly runner: DeciderRunner,
    private readonly links: UnsubscribeLinks,
    @Inject(READ_STORE) private readonly reads: ReadStore,
  ) {}

  async execute({ request: { link }, context: asked }: Unsubscribe) {
    const meant = this.links.meantBy(link);
    if (meant === null) return NO_SUCH_LINK;
    const { userId, scope, channelId } = meant;
    // Whoever has the link acts for the user.
    const context = { ...asked, actor: { kind: 'user', userId } as const };
    if (channelId !== null) {
      const mute = { type: 'MuteChannel', userId, channelId, scope } as const;
      const muted = await this.runner.run(channelsDecider, userId, mute, context);
      // A channel that was removed gets nothing either.
      return isRefusal(muted) ? accepted(null) : accepted(null, muted);
    }
    const written: { readonly written: Written }[] = [];
    for (const trackerId of await this.trackersOf(userId, scope)) {
      const command = { type: 'TurnEmailUpdatesOff', by: userId } as const;
      const decided = await this.runner.run(trackerDecider, trackerId, command, stepOf(context, trackerId));
      // One that was deleted meanwhile sends nothing either.
      if (!isRefusal(decided)) written.push(decided);
    }
    return accepted(null, ...written);
  }

  private async trackersOf(userId: string, scope: BriefScope): Promise<readonly string[]> {
    if (scope.kind === 'tracker') return [scope.trackerId];
    const own = await this.reads.find(trackers, { owner_id: userId, deleted_at: null });
    const combining = await combiningFolders(this.reads, [userId]);
    return own.filter(({ parent_id }) => combining(userId, parent_id) === scope.collectionId).map(({ _id }) => _id);
  }
}

/** Turns off all mails to the address that a link in one of them went to. */
export class UnsubscribeFromAll extends ContextCommand<{ readonly link: string }> {}

@CommandHandler(UnsubscribeFromAll)
export class UnsubscribeFromAllHandler implements ICommandHandler<UnsubscribeFromAll> {
  constructor(
    private readonly runner: DeciderRunner,
    private readonly links: UnsubscribeLinks,
  ) {}

  async execute({ request: { link }, context: asked }: UnsubscribeFromAll) {
    const meant = this.links.meantBy(link);
    if (meant === null) return NO_SUCH_LINK;
    const { userId, channelId } = meant;
    // Whoever has the link acts for the user.
    const context = { ...asked, actor: { kind: 'user', userId } as const };
    const command = { type: 'TurnDestinationOff', userId, destination: { kind: 'email', channelId } } as const;
    const decided = await this.runner.run(deliveryDecider, userId, command, context);
    return isRefusal(decided) ? decided : accepted(null, decided);
  }
}

/** Where the links in mails lead: a browser shows a page that asks; its button, and a mail client itself, send a POST. */
@Controller('unsubscribe')
export class UnsubscribeEndpoint extends CommandEndpoint {
  @Post(':link')
  @IgnoresBody()
  @Operation({
    access: 'public',
    summary: 'Turns off the mails that the link stands in, without signing in (RFC 8058).',
    answers: doneAnswer,
  })
  post(@Param('link') link: string, @Context() context: Context) {
    return this.send(new Unsubscribe({ link }, context));
  }

  @Post(':link/all')
  @Operation({
    access: 'public',
    summary: 'Turns off all mails to the address that the link was sent to, without signing in.',
    answers: doneAnswer,
  })
  all(@Param('link') link: string, @Context() context: Context) {
    return this.send(new UnsubscribeFromAll({ link }, context));
  }
}
