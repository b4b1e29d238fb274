import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { ContributedOperatorCommand, EXIT, type OperatorCommand, type OperatorIo } from './operator-command';

/** Carries out what the operator asks for, in the process that holds the stores. */
@Injectable()
export class OperatorDesk {
  constructor(private readonly discovery: DiscoveryService) {}

  async carryOut(words: readonly string[], io: OperatorIo): Promise<number> {
    const [name, ...rest] = words;
    const command = this.commands().find((each) => each.name === name);
    if (command === undefined) {
      for (const line of this.usage()) io.line(line);
      return name === undefined || name === 'help' ? EXIT.done : EXIT.usage;
    }
    const exit = await command.run(rest, io);
    if (exit === EXIT.usage) for (const line of command.usage) io.line(line);
    return exit;
  }

  private usage(): readonly string[] {
    const commands = [...this.commands()].sort((a, b) => a.name.localeCompare(b.name));
    return ['npm run aidy -- <command>', '', ...commands.flatMap(({ usage }) => usage.map((line) => `  ${line}`))];
  }

  private commands(): readonly OperatorCommand[] {
    return this.discovery
      .getProviders()
      .flatMap(({ instance }: { instance?: unknown }) =>
        instance instanceof ContributedOperatorCommand ? [instance.command] : [],
      );
  }
}
