import type { ListRequest, Resource, Row } from './resource';

const ROWS_PER_READ = 1000;

/** All rows of a list, a thousand read at once. */
export async function* allRows(resource: Pick<Resource, 'list'>, request: ListRequest): AsyncGenerator<Row> {
  for (let skip = 0; ; skip += ROWS_PER_READ) {
    const { rows } = await resource.list({ ...request, skip, limit: ROWS_PER_READ });
    yield* rows;
    if (rows.length < ROWS_PER_READ) return;
  }
}
