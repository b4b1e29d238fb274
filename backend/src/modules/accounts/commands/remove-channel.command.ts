import { Controller, Delete, Param } from '@nestjs/common';
import { askedByUser } from '#platform/command-handling/command-context';
import { ContextCommand } from '#platform/command-handling/context-command';
import { decidedBy } from '#platform/command-handling/decided-by';
import { CommandEndpoint } from '#platform/http/command-endpoint';
import { Context } from '#platform/http/context';
import { Operation } from '#platform/http/operation';
import { channelsDecider } from '../domain/channels.decider';

/** Removes one of the user's channels; repeating it has no effect. Refused with NOT_FOUND. */
export class RemoveChannel extends ContextCommand<{ readonly channelId: string }> {}

export const RemoveChannelHandler = decidedBy(channelsDecider, RemoveChannel, ({ request, context }) => {
  const userId = askedByUser(context);
  return [userId, { type: 'RemoveChannel', userId, channelId: request.channelId }];
});

@Controller('api/common/channels')
export class RemoveChannelEndpoint extends CommandEndpoint {
  @Delete(':id')
  @Operation({ access: 'user', summary: 'Removes a channel.', answers: null, status: 204 })
  remove(@Param('id') channelId: string, @Context() context: Context) {
    return this.send(new RemoveChannel({ channelId }, context), { status: 204 });
  }
}
