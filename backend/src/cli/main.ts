import 'reflect-metadata';
import { environmentOf } from '#platform/config/environment';
import { messageOf } from '#platform/error-message';
import { EXIT } from '#platform/operator/operator-command';
import { carryOut } from './carry-out';
import { printerOn } from './printer';

/** `npm run aidy -- <command>` */
const main = async (): Promise<number> => {
  const caller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => caller.abort());
  const printer = printerOn(process.stdout, () => caller.abort());
  const environment = environmentOf(process.cwd(), process.env);
  // npm runs commands in the folder of package.json and provides the original directory.
  const io = { line: printer.line, signal: caller.signal, folder: process.env.INIT_CWD ?? process.cwd() };
  try {
    return await carryOut(process.argv.slice(2), environment, io);
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`);
    return EXIT.failed;
  } finally {
    await printer.finished();
  }
};

// If the event loop becomes empty without a result, the command has failed.
process.exitCode = EXIT.failed;
void main().then((exit) => process.exit(exit));
