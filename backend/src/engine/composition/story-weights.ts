import type { Evidence, LedgerClaim } from '../ledger';
import { stemsOfClaim } from '../mentions/claim-topic';
import { weightOfClaim, centreOf } from '../order/weights';
import { days } from '#text/words/date-mention';
import { rarityIn } from '#text/words/rarity';
import { dateOf } from './display-text';
import type { OverviewStory } from './story';

/**
 * How much more the newest story weighs than an old one. The surplus halves in half the time of the newest few stories,
 * since some trackers have news every day and others every season.
 */
const NEWNESS = { weight: 12, few: 5, shortest: days(7) };

/** Documents that mention any claim of the story. */
export const countMentions = ({ lead, details }: OverviewStory): number =>
  new Set([lead, ...details].flatMap(({ mentionedBy }) => mentionedBy)).size;

export const isMentioned = ({ lead, details }: OverviewStory): boolean =>
  [lead, ...details].some(({ mentionedBy }) => mentionedBy.length > 0);

/** Merges a story into its first claim, with all evidence and mentions. */
const asOne = ({ lead, details }: OverviewStory): LedgerClaim => ({
  ...lead,
  evidence: [lead, ...details].flatMap(({ evidence }) => evidence).filter(isFirstOfItsPage),
  mentionedBy: [lead, ...details].flatMap(({ mentionedBy }) => mentionedBy),
});

const isFirstOfItsPage = ({ url }: Evidence, index: number, all: readonly Evidence[]): boolean =>
  all.findIndex((other) => other.url === url) === index;

/** The extra weight of newer stories. `stories` are sorted newest first. */
const newnessAmong = (stories: readonly OverviewStory[]): ((story: OverviewStory) => number) => {
  const [newest, ...others] = stories.slice(0, NEWNESS.few).map(({ lead }) => dateOf(lead));
  const span = (newest ?? 0) - (others.at(-1) ?? newest ?? 0);
  const halfLife = Math.max(NEWNESS.shortest, span / 2);
  return ({ lead }) => NEWNESS.weight * 0.5 ** (((newest ?? 0) - dateOf(lead)) / halfLife);
};

/** Stories by weight and recency. `stories` are the newest first. */
export const weigherOf = (stories: readonly OverviewStory[], readAt: number): ((story: OverviewStory) => number) => {
  const accounts = stories.map(({ lead }) => stemsOfClaim(lead));
  const nearCentre = centreOf(accounts, rarityIn(accounts));
  const newness = newnessAmong(stories);
  const weights = new Map(
    stories.map((story, index) => [
      story.lead.story,
      weightOfClaim(asOne(story), nearCentre(accounts[index] ?? new Set()), readAt) + newness(story),
    ]),
  );
  return ({ lead }) => weights.get(lead.story) ?? 0;
};
