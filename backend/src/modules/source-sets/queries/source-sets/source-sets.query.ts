import { Query } from '@nestjs/cqrs';
import type { SourceSetView } from './source-set-view';

/** The Source Sets of a user, newest first. */
export class GetSourceSets extends Query<readonly SourceSetView[]> {
  constructor(readonly userId: string) {
    super();
  }
}
