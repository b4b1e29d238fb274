import { Query } from '@nestjs/cqrs';
import type { TagView } from '../tracker/tracker-view';

/** Every tag that stands on a tracker of this user, each once, by title. */
export class GetUserTags extends Query<readonly TagView[]> {
  constructor(readonly userId: string) {
    super();
  }
}
