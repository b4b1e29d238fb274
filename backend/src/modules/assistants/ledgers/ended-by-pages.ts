import { derivedId } from '#kernel/ids';
import type { Claim, EndOfAct } from '#modules/research/published';

/** The end of an act that a claim depends on. How much of the claim ended with it is unknown. */
export type GroundEnded = Extract<EndOfAct['remark'], { readonly kind: 'depends_on' }>;

/** The claims, the pages that ended them, and the ended acts by the id of the claim that depends on them. */
interface Standing {
  readonly found: readonly Claim[];
  readonly pages: readonly Claim[];
  readonly grounds: ReadonlyMap<string, GroundEnded>;
}

/** A sentence of a page as if it were a claim, though none was recorded of it. */
export const sentenceOfPage = (
  { tracker_id, run_id, first_seen_at }: Claim,
  { url, quote, ...page }: EndOfAct['page'],
  kind: Claim['kind'] = 'contradicted',
): Claim => ({
  // A client sends it back as the reference of a line.
  _id: derivedId(tracker_id, `${url} ${quote}`),
  tracker_id,
  run_id,
  text: quote,
  kind,
  is_background: false,
  quote_key: '',
  status: 'new',
  first_seen_at,
  last_seen_at: first_seen_at,
  evidence: [{ url, quote, ...page }],
  mentions: 1,
  parts_ended: [],
});

/** The claims as if the pages that ended their acts were recorded as ending the claims. */
export const endedByPages = (recorded: readonly Claim[], ends: ReadonlyMap<string, EndOfAct>): Standing => {
  const pages = new Map<string, Claim>();
  const grounds = new Map<string, GroundEnded>();
  const found = recorded.map((claim): Claim => {
    const end = ends.get(claim._id);
    if (end === undefined) return claim;
    const { remark, page } = end;
    if (remark.kind === 'depends_on') {
      grounds.set(claim._id, remark);
      return claim;
    }
    const by = sentenceOfPage(claim, page);
    pages.set(by._id, by);
    return remark.kind === 'no_longer_holds'
      ? { ...claim, status: 'contradicted', ended_by: by._id }
      : { ...claim, parts_ended: [{ words: remark.words, since: remark.day, by: by._id }] };
  });
  return { found, pages: [...pages.values()], grounds };
};
