import {
  type CallHandler,
  type ExecutionContext,
  Inject,
  Injectable,
  Logger,
  type NestInterceptor,
} from '@nestjs/common';
import { type Observable, finalize } from 'rxjs';
import { FILE_STORE, type FileStore } from '../../file-store/file-store';
import { type StoredUpload, uploadIfAny } from './stored-upload';

/**
 * Deletes the file of a request that was refused, never reached its command or was answered as before. Outside of all other
 * interceptors, and when the request has been dealt with, not when its client is gone: a command may still be under way
 * then.
 */
@Injectable()
export class UnkeptFiles implements NestInterceptor {
  private readonly logger = new Logger(UnkeptFiles.name);

  constructor(@Inject(FILE_STORE) private readonly files: FileStore) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const upload = uploadIfAny(context.switchToHttp().getRequest<object>());
    return upload === undefined ? next.handle() : next.handle().pipe(finalize(() => void this.clearAway(upload)));
  }

  private async clearAway({ name, isKept }: StoredUpload): Promise<void> {
    if (isKept) return;
    try {
      await this.files.delete(name);
    } catch (error) {
      this.logger.error(error);
    }
  }
}
