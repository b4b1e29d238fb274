import { timeOfId } from '#kernel/ids';
import { type CommandContext, SYSTEM } from '../command-handling/command-context';
import type { RequestState } from './requests/request-state';

/** Ids derive from the command's, which a retry keeps; `attemptId` is new each time, and its time is the present. */
export const contextOfRequest = (
  { caller, requestId }: RequestState,
  commandId: string,
  attemptId: string = commandId,
): CommandContext => ({
  commandId,
  steps: [],
  isReaction: false,
  correlationId: requestId,
  actor: caller === null ? SYSTEM : { kind: 'user', userId: caller.userId },
  ...(caller?.impersonator === undefined ? {} : { impersonator: { kind: 'user', userId: caller.impersonator.userId } }),
  now: new Date(timeOfId(attemptId)),
});
