import { Inject, Injectable, Logger } from '@nestjs/common';
import { json } from 'node:stream/consumers';
import { accounts } from '#modules/accounts/published';
import { EVENT_STORE, type EventStore } from '#platform/event-store/event-store';
import { FILE_STORE, type FileStore } from '#platform/file-store/file-store';
import { putWhole } from '#platform/file-store/put-whole';
import { type UpToDatePorts, findUpToDate } from '#platform/read-store/find-up-to-date';
import { READ_MODEL_PROGRESS, type ReadModelProgress } from '#platform/read-store/read-model-progress';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { withTimeout } from '#platform/timeout';
import { type Exchange, exchange } from './exchange';
import { type AttemptOfUser, exchangeFile } from './exchange-files';

const MAX_BYTES = 4 * 1024 * 1024;
/**
 * Maximum time for storing before and after a call, which must not be late, nor count as failed, because a file cannot
 * be stored.
 */
const PATIENCE_MS = 2000;

/** Keeps what webhooks were sent at each attempt, and what they answered, as files of their users. */
@Injectable()
export class Exchanges implements UpToDatePorts {
  private readonly log = new Logger(Exchanges.name);

  constructor(
    @Inject(FILE_STORE) private readonly files: Pick<FileStore, 'put' | 'get' | 'delete'>,
    @Inject(READ_STORE) readonly reads: ReadStore,
    @Inject(EVENT_STORE) readonly events: Pick<EventStore, 'lastPosition'>,
    @Inject(READ_MODEL_PROGRESS) readonly progress: ReadModelProgress,
  ) {}

  /** Undefined if there is none. */
  async of(attempt: AttemptOfUser): Promise<Exchange | undefined> {
    const file = await this.files.get(exchangeFile(attempt));
    return file === undefined ? undefined : exchange.parse(await json(file.content));
  }

  /**
   * Keeps what is about to be sent, makes the call, and keeps its answer, too. The call is made exactly once and its
   * result returned even if the files cannot be stored.
   */
  async around<Answer>(
    attempt: AttemptOfUser,
    sent: Exchange,
    call: () => Promise<Answer>,
    answered: (answer: Answer) => Exchange,
  ): Promise<Answer> {
    const begun = this.ifPossible(attempt, () => this.put(attempt, sent));
    await withTimeout(begun, PATIENCE_MS, () => undefined);
    const answer = await call();
    // Stored one after the other, or a slow file store might keep the first in place of the last.
    const ended = begun.then(() => this.ifPossible(attempt, () => this.putUnlessErased(attempt, answered(answer))));
    await withTimeout(ended, PATIENCE_MS, () => undefined);
    return answer;
  }

  private async put(attempt: AttemptOfUser, kept: Exchange): Promise<void> {
    await putWhole(this.files, exchangeFile(attempt), JSON.stringify(kept), MAX_BYTES);
  }

  /** An erasure that came meanwhile has deleted the person's files, but not this one. */
  private async putUnlessErased(attempt: AttemptOfUser, kept: Exchange): Promise<void> {
    await this.put(attempt, kept);
    const [account] = await findUpToDate(this, accounts, { _id: attempt.userId });
    if (account?.status !== 'active') await this.files.delete(exchangeFile(attempt));
  }

  private ifPossible({ effectId, attempt }: AttemptOfUser, keep: () => Promise<void>): Promise<void> {
    return keep().catch((error: unknown) =>
      this.log.warn(`Attempt ${attempt} at ${effectId} is not in the log of its webhook: ${String(error)}`),
    );
  }
}
