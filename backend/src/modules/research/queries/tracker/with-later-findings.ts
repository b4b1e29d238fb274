import { pageTitleOf } from '#engine/composition/display-text';
import { dayOfPage } from '#engine/composition/found-line';
import { readableAnyDay } from '#engine/ranking/own-time';
import type { CitedSource, StateText } from '#events/research/ledger.events';
import type { Remark, RemarkKind } from '#events/research/remarks';
import { isOverruled, remarkOf, type TextLine } from '#events/research/text-lines';
import type { Claim } from '#projections/research/claims/claims.projection';

/** Remarks that are about a line as of now, whatever time its words are from. */
const CURRENT: readonly RemarkKind[] = [
  'takes_effect',
  'exception',
  'ends',
  'no_longer_holds',
  'part_ended',
  'depends_on',
];

const isCurrent = ({ kind }: Remark): boolean => CURRENT.includes(kind);

/** What has become of the claims of a tracker. */
export interface ClaimsSince {
  /** Its overview; undefined before the first. */
  readonly overview: StateText | undefined;
  /** The page that ended a claim, by the id of that claim. */
  readonly endedBy: ReadonlyMap<string, CitedSource>;
}

const isSame = (one: Pick<CitedSource, 'url' | 'quote'>, other: Pick<CitedSource, 'url' | 'quote'>): boolean =>
  one.url === other.url && one.quote === other.quote;

/** Numbers sources, after those that a text cites already. */
const numbering =
  (sources: CitedSource[]) =>
  (cited: readonly CitedSource[]): readonly number[] =>
    cited.map((source) => {
      const known = sources.findIndex((each) => isSame(each, source));
      return known < 0 ? sources.push(source) : known + 1;
    });

/** The pages that ended claims, as far as the texts of their tracker cite them. `ended`: claims that no longer hold. */
export const endingPages = (
  ended: readonly Claim[],
  ending: readonly Claim[],
  cited: readonly CitedSource[],
): ClaimsSince['endedBy'] => {
  const byId = new Map(ending.map((claim) => [claim._id, claim]));
  return new Map(
    ended.flatMap(({ _id, ended_by: by = '' }) => {
      const [page] = byId.get(by)?.evidence ?? [];
      const source = page === undefined ? undefined : cited.find((each) => isSame(each, page));
      return source === undefined ? [] : [[_id, source] as const];
    }),
  );
};

/**
 * The lines of an update with what later runs learned about them: days that were moved, and what ended. The words stay
 * as published, except for `Today, …`, which meant another day.
 */
export const withLaterFindings = <Text extends StateText>(update: Text, { overview, endedBy }: ClaimsSince): Text => {
  const sources = [...update.sources];
  const numbersOf = numbering(sources);
  const shown = new Map(
    [...(overview?.lines ?? []), ...(overview?.earlier ?? [])].flatMap((line) =>
      line.claimId === null ? [] : [[line.claimId, line] as const],
    ),
  );
  const saidNow = ({ remarks }: TextLine): readonly Remark[] =>
    remarks.filter(isCurrent).map((remark) => ({
      ...remark,
      sources: numbersOf(remark.sources.flatMap((n) => overview?.sources[n - 1] ?? [])),
    }));
  const endOf = (claimId: string): readonly Remark[] => {
    const page = endedBy.get(claimId);
    return page === undefined
      ? []
      : [
          {
            kind: 'no_longer_holds',
            day: dayOfPage(page),
            by: pageTitleOf(page) ?? page.quote,
            sources: numbersOf([page]),
          },
        ];
  };
  const standing = (line: TextLine): TextLine => {
    const current = line.claimId === null ? undefined : shown.get(line.claimId);
    const kept = current === undefined ? line.remarks : line.remarks.filter((remark) => !isCurrent(remark));
    const now = current === undefined ? [] : saidNow(current);
    const isEnded = isOverruled({ remarks: now }) || remarkOf(line, 'no_longer_holds') !== undefined;
    const end = line.claimId === null || isEnded ? [] : endOf(line.claimId);
    return { ...line, text: readableAnyDay(line.text), remarks: [...end, ...now, ...kept] };
  };
  return { ...update, lines: update.lines.map(standing), sources };
};
