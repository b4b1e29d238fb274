import { SetMetadata, UseGuards, applyDecorators } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { z } from 'zod';
import type { FileName } from '../../file-store/file-name';
import type { Caller } from '../access/caller';
import { FileGuard } from './file.guard';
import { TAKES_FILE } from './stored-upload';

/** Facts about the file, which replace it in the body of such a route; it has been stored by then. */
export const fileFacts = z.strictObject({
  name: z.string(),
  media_type: z.string(),
  bytes: z.number(),
  sha256: z.string(),
});

interface Declared {
  /** Name under which the file is to be stored. */
  readonly place: (caller: Caller, fileId: string) => FileName;
  /** The other fields of the form. */
  readonly fields: z.ZodObject;
}

/**
 * Takes a form with a file. When the route is carried out, the file is stored, and the body has its facts under `file`. It is
 * deleted once the request is over, unless the route kept it: `keepIfAccepted(storedUploadOf(request), …)`.
 */
export const TakesFile = ({ place, fields }: Declared): MethodDecorator => {
  const { properties, required = [] } = z.toJSONSchema(fields, { io: 'input' });
  return applyDecorators(
    SetMetadata(TAKES_FILE, place),
    UseGuards(FileGuard),
    ApiConsumes('multipart/form-data'),
    ApiBody({
      schema: {
        type: 'object',
        properties: {
          ...(properties as Record<string, object>),
          file: { type: 'string', format: 'binary', description: 'At most 26214400 bytes.' },
        },
        required: [...required, 'file'],
      },
    }),
  );
};
