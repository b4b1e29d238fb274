import { type CallHandler, type ExecutionContext, Inject, Injectable, type NestInterceptor } from '@nestjs/common';
import { HTTP_CODE_METADATA } from '@nestjs/common/constants';
import type { Request, Response } from 'express';
import { type Observable, from, mergeMap } from 'rxjs';
import { isRefusal } from '#kernel/decider';
import { SECOND_MS } from '#kernel/durations';
import { SECRETS, type Secrets } from '../../config/secrets';
import { READ_MODEL_PROGRESS, type ReadModelProgress, type WrittenUpTo } from '../../read-store/read-model-progress';
import { StoreUnreachable } from '../../store-unreachable';
import { InvalidRequest } from '../requests/validation.pipe';
import { isGet } from '../routes/methods';
import { CommandAnswer } from './command-answer';
import { ConsistencyTokens } from './consistency-tokens';
import { problemOfRefusal } from './problem';

/** How long a response waits for the read models; afterwards it is sent with the header `X-Behind`. */
const PATIENCE_MS = SECOND_MS;

/** A token, or any number: one that was never issued is not an error; there is just nothing to wait for. */
const TOKEN = /^(\d{39}|\d{1,15})$/;

/** Read-your-writes: the response to a command waits until read models show it, a GET waits for the position it sends. */
@Injectable()
export class AnswerInterceptor implements NestInterceptor {
  private readonly tokens: ConsistencyTokens;

  constructor(
    @Inject(READ_MODEL_PROGRESS) private readonly progress: ReadModelProgress,
    @Inject(SECRETS) { dataKey }: Secrets,
  ) {
    this.tokens = new ConsistencyTokens(dataKey);
  }

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    if (isGet(request.method)) {
      const written = this.minPositionOf(request);
      if (written !== null) await this.untilShown(written, response);
      return next.handle();
    }
    // Nest's default status for POST is 201; here a route must declare it.
    const declared: unknown = Reflect.getMetadata(HTTP_CODE_METADATA, context.getHandler());
    if (declared === undefined) response.status(200);
    return next
      .handle()
      .pipe(
        mergeMap((value: unknown) =>
          from(value instanceof CommandAnswer ? this.send(value, response) : Promise.resolve(value)),
        ),
      );
  }

  private async untilShown(written: WrittenUpTo, response: Response): Promise<void> {
    if (!(await this.isShown(written))) response.setHeader('X-Behind', 'true');
  }

  private async isShown(written: WrittenUpTo): Promise<boolean> {
    try {
      return await this.progress.waitFor(written, PATIENCE_MS);
    } catch (error) {
      // The command was accepted, so an unreachable read store must not turn the response into a failure.
      if (error instanceof StoreUnreachable) return false;
      throw error;
    }
  }

  private minPositionOf(request: Request): WrittenUpTo | null {
    const text = request.get('x-min-position');
    if (text === undefined) return null;
    if (!TOKEN.test(text)) {
      throw new InvalidRequest([{ path: 'X-Min-Position', message: 'Expected a value from an X-Position header.' }]);
    }
    return this.tokens.read(text);
  }

  private async send({ outcome, status, body }: CommandAnswer, response: Response): Promise<unknown> {
    if (isRefusal(outcome)) throw problemOfRefusal(outcome);
    const { position, categories } = outcome.written;
    await this.untilShown({ position, categories: new Set(categories) }, response);
    response.status(status);
    // A command without any effect on an empty stream has no position.
    if (position >= 0) response.setHeader('X-Position', this.tokens.tokenOf(outcome.written));
    return status === 204 ? undefined : body();
  }
}
