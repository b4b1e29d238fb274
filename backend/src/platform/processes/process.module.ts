import { Global, Logger, Module } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService } from '@nestjs/core';
import { CommandBus } from '@nestjs/cqrs';
import { CommandRunner } from '../command-handling/command-runner';
import { INTERVENTIONS, type ReadInterventions } from '../projection-runner/interventions';
import { Erasures, contributedErasures } from './contributions';
import { ProcessRunner } from './process-runner';

/** Imported once, by the application's module. Areas contribute with their `processes` and their `erasure`. */
@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [
    {
      provide: Erasures,
      inject: [DiscoveryService],
      useFactory: (discovery: DiscoveryService) => new Erasures(() => contributedErasures(discovery)),
    },
    {
      provide: ProcessRunner,
      inject: [CommandRunner, CommandBus, INTERVENTIONS],
      useFactory: (runner: CommandRunner, commands: CommandBus, interventions: ReadInterventions) =>
        new ProcessRunner(runner, commands, interventions, new Logger(ProcessRunner.name)),
    },
  ],
  exports: [Erasures, ProcessRunner],
})
export class ProcessModule {}
