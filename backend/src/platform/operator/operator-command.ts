import type { FactoryProvider, Type } from '@nestjs/common';

export interface OperatorIo {
  /** Prints one line. */
  line(text: string): void;
  /** Aborts when the operator gives up. */
  readonly signal: AbortSignal;
}

/** Something the operator may ask for by `npm run aidy -- <name> …`. */
export interface OperatorCommand {
  /** First word on the command line. */
  readonly name: string;
  /** Lines of help, e.g. `projections rebuild <name>   fill a read model anew`. */
  readonly usage: readonly string[];
  /** Answers the exit code: 0 where it was done, 1 where it was not, 64 where the words are off. */
  run(words: readonly string[], io: OperatorIo): Promise<number>;
}

export const EXIT = { done: 0, failed: 1, usage: 64 } as const;

/** What an area's module brings along; the operator module finds every one of them in the application. */
export class ContributedOperatorCommand {
  constructor(readonly command: OperatorCommand) {}
}

type Injected<Dependencies extends readonly unknown[]> = {
  readonly [Each in keyof Dependencies]: Type<Dependencies[Each]> | string | symbol;
};

/** For the `providers` of an area's module: `operating(usersCommand, CommandBus)`. */
export const operating = <Dependencies extends readonly unknown[]>(
  command: (...dependencies: Dependencies) => OperatorCommand,
  ...inject: Injected<Dependencies>
): FactoryProvider<ContributedOperatorCommand> => ({
  provide: Symbol(`operator ${command.name}`),
  inject: [...inject],
  useFactory: (...dependencies: Dependencies) => new ContributedOperatorCommand(command(...dependencies)),
});
