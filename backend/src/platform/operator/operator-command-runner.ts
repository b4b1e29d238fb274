import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { errorCode } from '../error-code';
import {
  EXIT,
  type OperatorCommand,
  type OperatorIo,
  alignUsage,
  contributedOperatorCommands,
} from './operator-command';

/** Node's parseArgs names unknown options. */
const isMisspelt = (error: unknown): error is Error =>
  error instanceof Error && errorCode(error).startsWith('ERR_PARSE_ARGS');

/** Runs operator commands in the process that has the stores open. */
@Injectable()
export class OperatorCommandRunner {
  constructor(private readonly discovery: DiscoveryService) {}

  async carryOut([name = '', ...rest]: readonly string[], io: OperatorIo): Promise<number> {
    const command = contributedOperatorCommands(this.discovery).find((each) => each.name === name);
    if (command === undefined) {
      await io.line(`Unknown command '${name}'.`);
      return EXIT.usage;
    }
    const exit = await this.exitOf(command, rest, io);
    if (exit === EXIT.usage) for (const line of alignUsage(command.usage)) await io.line(line);
    return exit;
  }

  private async exitOf(command: OperatorCommand, words: readonly string[], io: OperatorIo): Promise<number> {
    try {
      return await command.run(words, io);
    } catch (error) {
      if (!isMisspelt(error)) throw error;
      await io.line(error.message);
      return EXIT.usage;
    }
  }
}
