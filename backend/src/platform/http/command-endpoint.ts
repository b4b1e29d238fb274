import { Injectable } from '@nestjs/common';
import { type Command, CommandBus } from '@nestjs/cqrs';
import type { CommandOutcome } from '../command-handling/command-outcome';
import { type Answer, type AnswerOptions, answer } from './answer';

/** Base of endpoints that only send a command: `return this.send(new PauseTracker({ trackerId }, context), …)`. */
@Injectable()
export abstract class CommandEndpoint {
  constructor(private readonly commands: CommandBus) {}

  protected async send<Result, Body = Record<string, never>>(
    command: Command<CommandOutcome<Result>>,
    options?: AnswerOptions<Result, Body>,
  ): Promise<Answer<Body, Result>> {
    return answer(await this.commands.execute(command), options);
  }
}
