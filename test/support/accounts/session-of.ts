import { UNKNOWN_DEVICE } from '#events/accounts/session.events';
import type { Ids } from '#kernel/ids';
import { sessionDecider } from '#modules/accounts/domain/session.decider';
import { ofTheSystem } from '#platform/command-handling/command-context';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { IDS } from '#platform/ids';
import type { Product } from '../product';

/** Starts a session of a user, whose tokens no one has. */
export const sessionOf = async ({ app }: Product, userId: string): Promise<string> => {
  const context = ofTheSystem(app.get<Ids>(IDS, { strict: false }).next(), new Date('2026-11-20T12:00:00Z'));
  const sessionId = `of-${context.commandId}`;
  const { now } = context;
  const unproven = { passwordVersion: 0, isSecondFactorProven: false, device: UNKNOWN_DEVICE };
  const start = { type: 'StartSession', sessionId, userId, tokenHash: 'hash', ...unproven, now } as const;
  await app.get(CommandRunner, { strict: false }).run(sessionDecider, sessionId, start, context);
  return sessionId;
};
