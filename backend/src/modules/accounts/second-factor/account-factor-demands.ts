import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '#kernel/clock';
import { CLOCK } from '#platform/clock';
import { StreamReader } from '#platform/command-handling/stream-reader';
import type { FactorDemand, SecondFactorDemands } from '#platform/http/access/second-factor-demands';
import type { RequestCaller } from '#platform/http/requests/request-state';
import { type AccountsSettings, accountsSettings } from '../accounts.settings';
import { PROOF_LIFETIME_MS } from '../domain/second-factor';
import { sessionDecider } from '../domain/session.decider';
import { userDecider } from '../domain/user.decider';

/** Reads the log rather than read models: a factor counts from the moment it is on, also while documents lag. */
@Injectable()
export class AccountFactorDemands implements SecondFactorDemands {
  constructor(
    private readonly streams: StreamReader,
    @Inject(accountsSettings.port) private readonly settings: Pick<AccountsSettings, 'staffSecondFactor'>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async unmetBy(caller: RequestCaller, { isForRoles, isSensitive }: FactorDemand): Promise<'setup' | 'proof' | null> {
    const isRequired = isForRoles && this.settings.staffSecondFactor === 'required';
    if (!isRequired && !isSensitive) return null;
    const user = await this.streams.stateOf(userDecider, caller.userId);
    if (user.status !== 'active' || user.secondFactor.status !== 'on') return isRequired ? 'setup' : null;
    return !isSensitive || (await this.isProvenIn(caller.sessionId)) ? null : 'proof';
  }

  private async isProvenIn(sessionId: string | undefined): Promise<boolean> {
    if (sessionId === undefined) return false;
    const session = await this.streams.stateOf(sessionDecider, sessionId);
    if (session.status !== 'live' || session.secondFactorProvenAt === null) return false;
    return this.clock.now().getTime() - Date.parse(session.secondFactorProvenAt) < PROOF_LIFETIME_MS;
  }
}
