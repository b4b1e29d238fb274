import type { Writable } from 'node:stream';

export interface Printer {
  /** Resolves when the line was written, for back-pressure. */
  line(text: string): Promise<void>;
  /** Resolves when everything was written. */
  finished(): Promise<void>;
}

/** Prints lines to a stream. If its reader closes it, as `head` does, calls `onGone` and drops the rest. */
export const printerOn = (stream: Writable, onGone: () => void): Printer => {
  let newest: Promise<void> = Promise.resolve();
  stream.on('error', onGone);
  return {
    line: (text) => (newest = new Promise((resolve) => stream.write(`${text}\n`, () => resolve()))),
    finished: () => newest,
  };
};
