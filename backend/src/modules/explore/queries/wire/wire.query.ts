import { Query } from '@nestjs/cqrs';
import type { LineKind } from '../../../research/domain/research.events';
import type { SourceView } from '../../../research/queries/source-view';

export interface WireLine {
  readonly tracker_id: string;
  readonly display_title: string;
  readonly kind: LineKind;
  readonly text: string;
  /** The earlier value or claim; on every changed and contradicted line, never on a new one. */
  readonly was?: string;
  readonly source: SourceView;
  readonly at: string;
}

/** The newest verified lines of public trackers. */
export class GetWire extends Query<readonly WireLine[]> {}
