import { Body, Controller, Param, Post, Put } from '@nestjs/common';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { askedByUser, entityId } from '#platform/command-handling/command-context';
import { ContextCommand } from '#platform/command-handling/context-command';
import { decidedBy } from '#platform/command-handling/decided-by';
import { CommandEndpoint } from '#platform/http/command-endpoint';
import { Context } from '#platform/http/context';
import { Operation } from '#platform/http/operation';
import { type RequestedChannel, channelsDecider } from '../domain/channels.decider';
import { CHANNEL_KINDS } from '#events/accounts/channels.events';
import { channelAnswer } from '../queries/channels/channel-view';

interface ChannelRequest {
  readonly channelId: string;
  readonly content: RequestedChannel;
}

/** Adds a channel. Refused with INVALID for a wrong target, with CONFLICT for one that is there already. */
export class AddChannel extends ContextCommand<ChannelRequest> {}

export const AddChannelHandler = decidedBy(channelsDecider, AddChannel, ({ request, context }) => {
  const userId = askedByUser(context);
  return [userId, { type: 'AddChannel', userId, ...request }];
});

/** Changes one of the user's channels. Refused as `AddChannel`, and with NOT_FOUND. */
export class ChangeChannel extends ContextCommand<ChannelRequest> {}

export const ChangeChannelHandler = decidedBy(channelsDecider, ChangeChannel, ({ request, context }) => {
  const userId = askedByUser(context);
  return [userId, { type: 'ChangeChannel', userId, ...request }];
});

class ChannelBody extends createZodDto(
  z.strictObject({ kind: z.enum(CHANNEL_KINDS), target: z.string().trim().max(1000), enabled: z.boolean() }),
) {}

@Controller('api/common/channels')
export class SaveChannelEndpoint extends CommandEndpoint {
  @Post()
  @Operation({ access: 'user', summary: 'Adds a channel for updates.', answers: channelAnswer, status: 201 })
  add(@Body() { kind, target, enabled }: ChannelBody, @Context() context: Context) {
    const id = entityId(context, 'channel');
    const content = { kind, target, enabled };
    return this.send(new AddChannel({ channelId: id, content }, context), {
      status: 201,
      body: () => ({ id, ...content }),
    });
  }

  @Put(':id')
  @Operation({ access: 'user', summary: 'Changes a channel, or turns it on or off.', answers: channelAnswer })
  change(@Param('id') id: string, @Body() { kind, target, enabled }: ChannelBody, @Context() context: Context) {
    const content = { kind, target, enabled };
    return this.send(new ChangeChannel({ channelId: id, content }, context), { body: () => ({ id, ...content }) });
  }
}
