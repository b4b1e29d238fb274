import { describeFailure } from '#platform/jobs/describe-failure';
import type { AttemptOutcome } from '../outbound-kind';

/** The result of an attempt that the stopping process left without an outcome. */
export interface Interrupted {
  readonly kind: 'interrupted';
}

/**
 * The outcome of an attempt, even if it throws or ignores the signal. If it ran out of time, it is unknown whether the
 * receiver accepted it.
 */
export const withinTime = async (
  timeoutMs: number,
  stopping: AbortSignal,
  perform: (signal: AbortSignal) => Promise<AttemptOutcome>,
): Promise<AttemptOutcome | Interrupted> => {
  if (stopping.aborted) return { kind: 'interrupted' };
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeoutMs);
  const signal = AbortSignal.any([late.signal, stopping]);
  const failed = (error: unknown): AttemptOutcome | Interrupted => {
    if (stopping.aborted) return { kind: 'interrupted' };
    if (late.signal.aborted) return { kind: 'retry', fault: 'TIMEOUT', detail: `No answer within ${timeoutMs} ms.` };
    return { kind: 'retry', fault: 'ERROR', detail: describeFailure(error) };
  };
  let stop = (): void => undefined;
  const aborted = new Promise<never>((_resolve, reject) => {
    stop = () => reject(new Error('Aborted.'));
    signal.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([perform(signal), aborted]);
  } catch (error) {
    return failed(error);
  } finally {
    clearTimeout(timer);
    // A signal that is listened to is kept as long as `stopping`, which is as long as the process.
    signal.removeEventListener('abort', stop);
  }
};
