import { multiProvider } from '../multi-provider';

export interface OperatorIo {
  /** Prints a line. Resolves when there is room for more output: await it when printing a lot. */
  line(text: string): Promise<void>;
  /** Aborts when the operator interrupts the command. */
  readonly signal: AbortSignal;
  /** The operator's working directory, for relative paths. */
  readonly folder: string;
}

/** A command's name and help. */
export interface OperatorHelp {
  /** The first argument on the command line. */
  readonly name: string;
  /** Lines of help, e.g. `projections rebuild <name>   rebuild a read model`. */
  readonly usage: readonly string[];
}

/** A command of `npm run aidy -- <name> …`. */
export interface OperatorCommand extends OperatorHelp {
  /** Returns the exit code, one of EXIT. */
  run(words: readonly string[], io: OperatorIo): Promise<number>;
}

/** Aligns the descriptions in lines of help, which are separated by two or more spaces. */
export const alignUsage = (usage: readonly string[]): readonly string[] => {
  const pairs = usage.map((line) => line.split(/ {2,}/));
  const width = Math.max(...pairs.map(([words = '']) => words.length)) + 2;
  return pairs.map(([words = '', meaning = '']) => `${words.padEnd(width)}${meaning}`.trimEnd());
};

/** `usage` is from sysexits.h, `interrupted` is the shell's code for Ctrl-C. */
export const EXIT = { done: 0, failed: 1, usage: 64, interrupted: 130 } as const;

/** Registers a command in the `providers` of an area's module: `provideOperatorCommand(usersCommand, CommandBus)`. */
export const [contributedOperatorCommands, provideOperatorCommand] = multiProvider<OperatorCommand>('operator command');
