import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Request } from 'express';
import type { PrivatePart } from '#events/accounts/user.events';
import { refuse } from '#kernel/decider';
import type { Ids } from '#kernel/ids';
import { type AccountDocument, ReadPrivateData, accounts } from '#modules/accounts/published';
import type { Caller } from '#platform/http/access/caller';
import { Problem, orThrow } from '#platform/http/answers/problem';
import { contextOfRequest } from '#platform/http/request-context';
import { requestStateOf } from '#platform/http/requests/request-state';
import { IDS } from '#platform/ids';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { statedPurpose } from './stated-purpose';

const NO_PROFILE = refuse('NOT_FOUND', 'User profile not found.');
const NOT_YOURS = 'You do not have permission to view this content. Admin access required.';

const isAdministrator = ({ roles }: Caller): boolean => roles.includes('admin') || roles.includes('super');

interface PersonalData extends PrivatePart {
  readonly userId: string;
}

interface PrivateReading extends PersonalData {
  /** The reason in the administrator's words, or the page's purpose where it does not ask. */
  readonly reason: string;
}

interface Asked {
  readonly caller: Caller;
  readonly request: Request;
}

/** Lets people read their own data, and administrators that of others; each such reading is recorded once, with its reason. */
@Injectable()
export class PrivateReadings {
  constructor(
    private readonly commands: CommandBus,
    @Inject(READ_STORE) private readonly reads: ReadStore,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /** Lets the caller read it as `allow` does, and records that. Call before anything is answered. */
  async read({ caller, request }: Asked, data: PersonalData, purpose: string): Promise<void> {
    await this.allow(caller, data.userId);
    await this.record(request, caller, { ...data, reason: statedPurpose(request, purpose) });
  }

  /**
   * Throws ADMIN_ONLY if the data is not the caller's and they are not an administrator, NOT_FOUND if there is no such
   * active account.
   */
  async allow(caller: Caller, userId: string): Promise<void> {
    if (caller.userId === userId) return;
    if (!isAdministrator(caller)) throw new Problem('ADMIN_ONLY', NOT_YOURS);
    await this.accountOf(userId);
  }

  /** The active account; throws NOT_FOUND if there is none. */
  async accountOf(userId: string): Promise<AccountDocument> {
    const account = await this.reads.get(accounts, userId);
    return orThrow(account?.status === 'active' ? account : NO_PROFILE);
  }

  /** Records a reading, unless the data is the caller's own. Call before anything is answered. */
  async record(request: object, caller: Caller, { reason, ...read }: PrivateReading): Promise<void> {
    if (caller.userId === read.userId) return;
    const context = contextOfRequest(requestStateOf(request), this.ids.next());
    orThrow(await this.commands.execute(new ReadPrivateData({ ...read, lasts: true, statedReason: reason }, context)));
  }
}
