import { spawn } from 'node:child_process';
import { once } from 'node:events';

const SCRIPT = `
  const delay = require('node:perf_hooks').monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  process.stdin.resume().on('end', () => process.stdout.write(String(delay.percentile(99) / 1e9)));
`;

export interface IdleLoop {
  /** Stops it and returns the 99th percentile of its delay, in seconds. */
  stop(): Promise<number>;
}

/** The event loop of an idle process, which measures the delay caused by other load on the machine. */
export const startIdleLoop = (): IdleLoop => {
  const child = spawn(process.execPath, ['-e', SCRIPT], { stdio: ['pipe', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (data: Buffer) => (output += data));
  return {
    stop: async () => {
      child.stdin.end();
      await once(child, 'close');
      return Number(output);
    },
  };
};
