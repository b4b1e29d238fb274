import {
  type CallHandler,
  type ExecutionContext,
  Inject,
  Injectable,
  Logger,
  type NestInterceptor,
  StreamableFile,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { type Observable, from, lastValueFrom } from 'rxjs';
import { type Ids, timeOfId } from '#kernel/ids';
import { SECRETS, type Secrets } from '../../config/secrets';
import { KEY_STORE, type KeyStore } from '../../crypto/key-store';
import { IDS } from '../../ids';
import { Problem } from '../answers/problem';
import { type KeyedRequest, bodyHashOf, keyHashOf, sealAnswer } from '../answers/sealed-answer';
import { contextOfRequest } from '../request-context';
import { type RequestState, requestStateOf } from '../requests/request-state';
import { InvalidRequest } from '../requests/validation.pipe';
import { isRead } from '../routes/methods';
import { WITHOUT_IDEMPOTENCY } from './idempotency';
import { IDEMPOTENCY_LOCKS, type IdempotencyLocks } from './idempotency-locks';
import { type GivenAnswer, openAnswer, refusalToKeep } from './stored-answer';

/** Printable ASCII. Node trims the header, so any spaces are inside. */
const KEY = /^[\x20-\x7e]{1,255}$/;

/**
 * Creates the command's context and handles Idempotency-Keys: stores the first response, encrypted, and repeats it for 24
 * hours. A command interrupted by a crash is repeated with its first id, but at the time of the retry: what expired in the
 * meantime stays expired.
 */
@Injectable()
export class CommandInterceptor implements NestInterceptor {
  private readonly logger = new Logger(CommandInterceptor.name);

  constructor(
    private readonly reflector: Reflector,
    @Inject(IDS) private readonly ids: Ids,
    @Inject(SECRETS) private readonly secrets: Secrets,
    @Inject(KEY_STORE) private readonly keys: KeyStore,
    @Inject(IDEMPOTENCY_LOCKS) private readonly locks: IdempotencyLocks,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    if (isRead(request.method)) return next.handle();

    const state = requestStateOf(request);
    const keyed = this.keyedRequest(context, request, state);
    if (keyed === null) {
      state.context = contextOfRequest(state, this.ids.next());
      return next.handle();
    }
    const carryOut = (commandId: string, attemptId: string): Promise<unknown> => {
      state.context = contextOfRequest(state, commandId, attemptId);
      return lastValueFrom(next.handle(), { defaultValue: undefined });
    };
    return from(this.once(keyed, carryOut, http.getResponse<Response>()));
  }

  private keyedRequest(context: ExecutionContext, request: Request, { caller }: RequestState): KeyedRequest | null {
    const idempotencyKey = request.get('idempotency-key');
    if (idempotencyKey === undefined || request.method !== 'POST') return null;
    if (this.reflector.get<boolean | undefined>(WITHOUT_IDEMPOTENCY, context.getHandler()) === true) return null;
    if (!KEY.test(idempotencyKey)) {
      throw new InvalidRequest([{ path: 'Idempotency-Key', message: 'Expected 1 to 255 printable ASCII characters.' }]);
    }
    const body = JSON.stringify(request.body ?? null);
    const path = request.path.replace(/\/$/, '');
    const scope = caller === null ? [path, body] : [path, caller.userId, caller.impersonator?.userId ?? ''];
    return { dataKey: this.secrets.dataKey, scope: JSON.stringify(scope), idempotencyKey, body };
  }

  private async once(
    request: KeyedRequest,
    carryOut: (commandId: string, attemptId: string) => Promise<unknown>,
    response: Response,
  ): Promise<unknown> {
    const key = keyHashOf(request);
    const lock = await this.locks.acquire(key);
    if (lock === null) {
      throw new Problem('CONFLICT', 'The same request is still in progress.');
    }
    try {
      const bodyHash = bodyHashOf(request);
      const attemptId = this.ids.next();
      const record = await this.keys.idempotency.begin({
        key,
        bodyHash,
        commandId: attemptId,
        answer: null,
        at: timeOfId(attemptId),
      });
      if (record.bodyHash !== bodyHash) {
        throw new Problem('CONFLICT', 'This Idempotency-Key was used for another request.');
      }
      if (record.answer !== null) return openAnswer(request, record.answer, response);
      return await this.carryOutAndKeep(request, key, () => carryOut(record.commandId, attemptId), response);
    } finally {
      // If this fails, the lock expires by itself; the command's answer is still sent.
      await lock.release().catch((error: unknown) => this.logger.error(error));
    }
  }

  private async carryOutAndKeep(
    request: KeyedRequest,
    key: string,
    carryOut: () => Promise<unknown>,
    response: Response,
  ): Promise<unknown> {
    try {
      const body = await carryOut();
      // Files are sent again when the command is repeated: the events are found by the stored id.
      if (body instanceof StreamableFile) return body;
      const position = response.getHeader('X-Position');
      await this.keep(request, key, {
        kind: 'accepted',
        status: response.statusCode,
        body: body ?? null,
        position: typeof position === 'string' ? position : null,
      });
      return body;
    } catch (error) {
      const refusal = refusalToKeep(error);
      if (refusal !== null) await this.keep(request, key, refusal);
      else if (error instanceof InvalidRequest) await this.keys.idempotency.abandon(key);
      throw error;
    }
  }

  /** Stores an answer. If that fails, it is sent anyway: a repeated request finds its events by the stored id. */
  private async keep(request: KeyedRequest, key: string, answer: GivenAnswer): Promise<void> {
    try {
      await this.keys.idempotency.complete(key, sealAnswer(request, JSON.stringify(answer)));
    } catch (error) {
      this.logger.error(error);
    }
  }
}
