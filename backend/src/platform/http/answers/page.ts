import type { Response } from 'express';
import { z } from 'zod';
import type { Page, PageRequest, Cursor } from '../../read-store/page';
import { InvalidRequest } from '../requests/validation.pipe';

/**
 * `class ClaimsParameters extends createZodDto(pageParameters(500)) {}`: query parameters of a list with at most 500 rows
 * per page.
 */
export const pageParameters = (most: number) =>
  z.strictObject({
    limit: z.coerce.number().int().min(1).max(most).default(most).describe('Maximum number of rows.'),
    cursor: z.string().max(500).optional().describe('From the `Link` header of the previous page.'),
  });

const place = z.tuple([z.string(), z.string()]);

const decodeCursor = (cursor: string): Cursor => {
  try {
    const [at, id] = place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    return { at, id };
  } catch {
    throw new InvalidRequest([{ path: 'cursor', message: 'Expected a cursor from this list’s `Link` header.' }]);
  }
};

const cursorOf = ({ at, id }: Cursor): string => Buffer.from(JSON.stringify([at, id])).toString('base64url');

export const pageRequestOf = ({
  limit,
  cursor,
}: {
  readonly limit: number;
  readonly cursor?: string;
}): PageRequest => ({
  limit,
  after: cursor === undefined ? null : decodeCursor(cursor),
});

/** The answer of a `readRoute` with a page of a list: sent with a `Link` header to the next one (RFC 8288). */
export class Paged<View> {
  constructor(
    private readonly view: View,
    private readonly next: Cursor | null,
  ) {}

  send(response: Response): View {
    if (this.next !== null) {
      const address = new URL(response.req.originalUrl, 'http://localhost');
      address.searchParams.set('cursor', cursorOf(this.next));
      response.links({ next: address.pathname + address.search });
    }
    return this.view;
  }
}

export const paged = <Row>({ rows, next }: Page<Row>): Paged<readonly Row[]> => new Paged(rows, next);
