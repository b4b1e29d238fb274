import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { installedProgram } from './installed-program';

export interface ProgramRun {
  /** Path of an installed program. */
  readonly file: string;
  /** Arguments; never a text of a user or a page: those come in by `input`. */
  readonly args: readonly string[];
  readonly input: Uint8Array;
  readonly timeoutMs: number;
  /** Maximum bytes of the program's output. */
  readonly maxBytes: number;
  readonly signal: AbortSignal;
}

export type ProgramEnd =
  | { readonly kind: 'ended'; readonly output: Uint8Array }
  | {
      readonly kind: 'failed';
      readonly code: 'not_started' | 'timed_out' | 'too_long' | 'stopped' | 'exit';
      /** Details of the failure. */
      readonly detail: string;
    };

const MAX_MEMORY_BYTES = 2 * 1024 ** 3;
const MAX_SAID = 500;

/** The command under `prlimit` of util-linux, which turns into the program; if it is missing, memory is not limited. */
const limited = (file: string, args: readonly string[]): readonly [string, readonly string[]] => {
  const prlimit = installedProgram('prlimit');
  return prlimit === null ? [file, args] : [prlimit, [`--data=${MAX_MEMORY_BYTES}`, '--core=0', file, ...args]];
};

/**
 * Runs a program without a shell: with limits of time, memory and output, and with nothing of the environment but the search
 * path, since settings may be secrets. It reads from and writes to pipes of this process, and so ends with it.
 */
export const runProgram = ({ file, args, input, timeoutMs, maxBytes, signal }: ProgramRun): Promise<ProgramEnd> =>
  new Promise((resolve) => {
    const [command, given] = limited(file, args);
    const child = spawn(command, given, {
      shell: false,
      cwd: tmpdir(),
      env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    const output: Buffer[] = [];
    let bytes = 0;
    let errors = '';
    const finish = (end: ProgramEnd): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      child.kill('SIGKILL');
      resolve(end);
    };
    const fail = (code: Extract<ProgramEnd, { readonly kind: 'failed' }>['code'], detail = errors): void =>
      finish({ kind: 'failed', code, detail: detail.trim() });
    const stop = (): void => fail('stopped');
    const timer = setTimeout(() => fail('timed_out'), timeoutMs);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop);

    child.once('error', (error) => fail('not_started', error.message));
    child.stdout.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxBytes) fail('too_long');
      else output.push(chunk);
    });
    child.stderr.on('data', (chunk: Buffer) => {
      errors = (errors + chunk.toString()).slice(0, MAX_SAID);
    });
    child.once('close', (exit, killedBy) => {
      if (exit === 0) finish({ kind: 'ended', output: Buffer.concat(output) });
      else fail('exit', errors === '' ? `It ended with ${exit ?? killedBy}.` : errors);
    });
    // The program may end before it has read everything.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
