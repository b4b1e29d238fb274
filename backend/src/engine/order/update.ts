import { groupBy } from '#kernel/grouping';
import { SCORE_THRESHOLDS } from '../findings/score-thresholds';
import { isNews, type Finding, type Findings } from '../ledger';
import { isFit } from '../ranking/fitness';
import { givesMeasure, reportsChange } from '../ranking/headline';

/** Limits for the number of lines of an update. */
const UPDATE_RULES = {
  most: 7,
  /** Minimum weight of a line relative to the first. */
  ofFirst: 0.45,
  /** This many lines, and up to half of the headlines, need nothing more. */
  few: 2,
  half: 0.5,
  /** Up to this many lines need only be news by themselves. */
  several: 4,
  news: { least: 5, ofFirst: 0.5 },
  /** Further lines must be big news, or reported by more than one document. */
  bigNews: { least: 6, ofFirst: 0.55 },
};

interface Weighed {
  readonly finding: Finding;
  readonly weight: number;
}

const worthALine = (headlines: readonly Weighed[]): readonly Weighed[] => {
  const first = headlines[0]?.weight ?? 0;
  const enough = Math.max(UPDATE_RULES.few, UPDATE_RULES.half * headlines.length);
  return headlines.filter(({ finding, weight }, index) => {
    if (index < enough) return index === 0 || weight >= UPDATE_RULES.ofFirst * first;
    const isNews = index < UPDATE_RULES.several || finding.claim.evidence.length > 1;
    const { least, ofFirst } = isNews ? UPDATE_RULES.news : UPDATE_RULES.bigNews;
    return weight >= Math.max(least, ofFirst * first);
  });
};

/** Sentences with a rule or an amount first, then those that repeat in other words that something was done. */
const concreteFirst = (details: readonly Weighed[]): readonly Weighed[] => {
  const isConcrete = ({ finding: { claim } }: Weighed): boolean =>
    reportsChange(claim.text) || givesMeasure(claim.text);
  return [...details.filter(isConcrete), ...details.filter((each) => !isConcrete(each))];
};

/** Findings that no other of the same run overrules; the overruling one has the earlier value as a remark. */
export const withoutOverruled = (findings: readonly Finding[]): readonly Finding[] => {
  const overruled = new Set(findings.flatMap(({ replaces }) => replaces));
  return findings.filter(({ claim }) => !overruled.has(claim.id));
};

/**
 * The findings in the order of an update: contradictions and changes, then headlines by weight, then one second
 * sentence for each headline shown. The first `shown` of them are its lines; the others are only in the ledger.
 */
export const inOrderOfUpdate = (
  findings: readonly Finding[],
  weightOf: (finding: Finding) => number,
): Pick<Findings, 'recorded' | 'displayed'> => {
  const held = withoutOverruled(findings);
  const overruled = findings.filter((finding) => !held.includes(finding));
  const weighed = held
    .map((finding): Weighed => ({ finding, weight: weightOf(finding) }))
    .sort((a, b) => b.weight - a.weight);
  const ofKind = (kind: Finding['kind']): readonly Weighed[] => weighed.filter(({ finding }) => finding.kind === kind);
  const undoing = [...ofKind('contradicted'), ...ofKind('changed')];
  const headlines = ofKind('new').filter(({ finding }) => finding.claim.role === 'headline');
  const details = ofKind('new').filter(({ finding }) => finding.claim.role === 'detail');

  const worthy = worthALine(headlines);
  const unworthy = new Set(
    headlines.filter((each) => !worthy.includes(each)).map(({ finding }) => finding.claim.story),
  );
  const byTitle = new Set(
    worthy.filter(({ finding }) => !isFit(finding.claim)).map(({ finding }) => finding.claim.story),
  );
  // A headline that is shown by its page's title says less.
  const isWorthALine = ({ finding: { claim } }: Weighed): boolean =>
    claim.appeal >= SCORE_THRESHOLDS.worthALine || (byTitle.has(claim.story) && isFit(claim));
  const worth = details.filter((each) => isWorthALine(each) && !unworthy.has(each.finding.claim.story));
  const ofStories = groupBy(worth, ({ finding }) => finding.claim.story);
  const second = [...ofStories.values()].flatMap((those) => concreteFirst(those).slice(0, 1));
  const all = [...undoing, ...headlines, ...details];
  const chosen = [...undoing, ...worthy, ...second].slice(0, UPDATE_RULES.most);
  const displayed = chosen.length > 0 ? chosen : all.slice(0, 1);
  const rest = all.filter((each) => !displayed.includes(each));
  const background = held.filter(({ claim }) => !isNews(claim));
  return {
    recorded: [...[...displayed, ...rest].map(({ finding }) => finding), ...background, ...overruled],
    displayed: displayed.length,
  };
};
