import type { FoundRemarkOf } from '#engine/composition/found-line';
import type { StatedLink } from '#engine/ledger';
import { dependenceOf } from './dependence';
import { endOfGround, endOfPart, type Resting } from './ended-grounds';

/** What an overview says of a line by the end of an act: that it ended, that a part of it did, or what it depends on. */
export type EndRemark = FoundRemarkOf<'no_longer_holds' | 'part_ended' | 'depends_on'>;

/** What the end of an act on which a claim depends means for the claim; null if there is none. */
export const endByAct = (claim: Resting, links: readonly StatedLink[]): EndRemark | null =>
  endOfGround(claim, links) ??
  endOfPart(claim, links) ??
  dependenceOf({ claim, text: claim.text }, { links })[0] ??
  null;
