import { type CanActivate, type ExecutionContext, Inject, Injectable, Logger } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import type { Ids } from '#kernel/ids';
import type { FileName } from '../../file-store/file-name';
import { FILE_STORE, type FileStore } from '../../file-store/file-store';
import { IDS } from '../../ids';
import { Problem } from '../answers/problem';
import { unreadableFields } from '../requests/readable-body';
import { type RequestCaller, requestStateOf } from '../requests/request-state';
import { InvalidRequest } from '../requests/validation.pipe';
import { FILE, type UploadForm, readForm } from './read-form';
import { TAKES_FILE, rememberUpload } from './stored-upload';
import { MAX_FILE_BYTES, type TakenFile, takeFile } from './take-file';

type FileNaming = (caller: RequestCaller, fileId: string) => FileName;

export const TOO_LARGE = 'File(s) were too large. Size limit is 25MB';

/**
 * Bytes read beyond the limit, so that a client that sends a little too much gets an answer instead of being cut off.
 */
const GRACE_BYTES = 4 * 1024 * 1024;

const fileFault = (message: string): Problem => new Problem('INVALID', message, { errors: [{ path: FILE, message }] });

/** The fields and the facts of the file, as the body to validate. Throws if there is something wrong with the form. */
const bodyOf = (form: UploadForm<TakenFile>): object => {
  switch (form.kind) {
    case 'unreadable':
      throw new Problem('INVALID', 'The form could not be read to its end.');
    case 'endless':
      throw new Problem('PAYLOAD_TOO_LARGE', TOO_LARGE, { headers: { connection: 'close' } });
    case 'faulty':
      throw new InvalidRequest(form.faults);
    case 'read': {
      const { fields, file } = form;
      if (file === null) throw fileFault('Please choose a file.');
      if (file.kind === 'too_large') throw new Problem('PAYLOAD_TOO_LARGE', TOO_LARGE);
      if (file.kind === 'refused') throw fileFault(file.says);
      const { name, mediaType, bytes, sha256 } = file;
      return { ...fields, file: { name, media_type: mediaType, bytes, sha256 } };
    }
  }
};

/**
 * Runs after all other guards, so that it takes nothing from callers who may not send it, and before a command's
 * context, so that an Idempotency-Key covers the file's content.
 */
@Injectable()
export class FileGuard implements CanActivate {
  private readonly logger = new Logger(FileGuard.name);

  constructor(
    private readonly reflector: Reflector,
    @Inject(FILE_STORE) private readonly files: FileStore,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const fileNaming = this.reflector.get<FileNaming>(TAKES_FILE, context.getHandler());
    const { caller } = requestStateOf(request);
    if (caller === null) throw new Error('@TakesFile() on a route without required sign-in.');
    if (typeof request.is('multipart/form-data') !== 'string') {
      throw new Problem('UNSUPPORTED_MEDIA_TYPE', 'The body must be a form with a file (multipart/form-data).');
    }
    const fileId = this.ids.next();
    const upload = { fileId, name: fileNaming(caller, fileId), isKept: false };
    const form = await readForm(request, MAX_FILE_BYTES + GRACE_BYTES, (file) =>
      takeFile(this.files, upload.name, file),
    );
    try {
      const body = bodyOf(form);
      const faults = unreadableFields(body);
      if (faults.length > 0) throw new InvalidRequest(faults);
      request.body = body;
    } catch (error) {
      // The client is told its own fault; a file that stays is swept away.
      await this.files.delete(upload.name).catch((failed: unknown) => this.logger.error(failed));
      throw error;
    }
    rememberUpload(request, upload);
    return true;
  }
}
