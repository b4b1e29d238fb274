import type { FactoryProvider, Type } from '@nestjs/common';

export interface OperatorIo {
  /** Prints one line. Resolves when the reader has room for more: await it when printing a lot. */
  line(text: string): Promise<void>;
  /** Aborts when the operator gives up. */
  readonly signal: AbortSignal;
  /** Where the operator stands: what relative paths are relative to. */
  readonly folder: string;
}

/** What the operator types, and what help says of it. */
export interface OperatorWords {
  /** First word on the command line. */
  readonly name: string;
  /** Lines of help, e.g. `projections rebuild <name>   rebuild a read model`. */
  readonly usage: readonly string[];
}

/** Something the operator may ask for by `npm run aidy -- <name> …`. */
export interface OperatorCommand extends OperatorWords {
  /** Answers the exit code, one of EXIT. */
  run(words: readonly string[], io: OperatorIo): Promise<number>;
}

/** Lines of help, with what they say in one column: words and meaning are divided by two spaces or more. */
export const aligned = (usage: readonly string[]): readonly string[] => {
  const pairs = usage.map((line) => line.split(/ {2,}/));
  const width = Math.max(...pairs.map(([words = '']) => words.length)) + 2;
  return pairs.map(([words = '', meaning = '']) => `${words.padEnd(width)}${meaning}`.trimEnd());
};

/** `usage` is that of sysexits.h, `interrupted` the shell's for Ctrl-C. */
export const EXIT = { done: 0, failed: 1, usage: 64, interrupted: 130 } as const;

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
