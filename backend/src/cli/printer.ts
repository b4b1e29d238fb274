import type { Writable } from 'node:stream';

export interface Printer {
  /** Resolves when the line was handed over: a pipe whose reader is slow is waited for. */
  line(text: string): Promise<void>;
  /** Resolves when everything was. */
  finished(): Promise<void>;
}

/** Prints lines on a stream. When its reader has closed it, as `head` does, `onGone` is called and the rest is dropped. */
export const printerOn = (stream: Writable, onGone: () => void): Printer => {
  let newest: Promise<void> = Promise.resolve();
  stream.on('error', onGone);
  return {
    line: (text) => (newest = new Promise((resolve) => stream.write(`${text}\n`, () => resolve()))),
    finished: () => newest,
  };
};
