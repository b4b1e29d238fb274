import { lazy, memoize } from '#kernel/memoize';
import { sentenceFault } from '#text/sentences/form';
import { days } from '#text/words/date-mention';
import { eventDaysIn } from '#text/words/past-days';
import type { Rarity } from '#text/words/rarity';
import type { CandidateSentence } from '../analysed-page';
import { isNews, type LedgerClaim, type Mention } from '../ledger';
import type { OpenLedger } from '../open-ledger';
import type { RunPage } from '../run';
import { identifiersIn, ownIdentifier } from '../stories/titles';
import { isAboutOtherThing, ownEvent, claimTopicOf, type ClaimTopic, type TitledLine } from './claim-topic';
import { mentionKey } from './coverage';
import { likenessIndex, type ScoredMatch } from './likeness-index';

/** Thresholds; docs/explanation/novelty-and-citations.md has what they find on the corpus. */
const MENTION_RULES = {
  /** A sentence with this likeness to a claim, or to its page's title, is about the same event. */
  like: 0.45,
  /**
   * Minimum likeness of a sentence that names the claim's day; twice as much if that is the day of the sentence's own
   * page.
   */
  likeOfDay: 0.12,
  likeOfOwnDay: 0.24,
  /** Long sentences name an act by its full title. */
  titleCovered: 0.75,
  /** Minimum number of stems in common; fewer are a coincidence. */
  shared: 3,
  sharedWithTitle: 4,
  /** How much earlier than the claim a page may have been published. */
  before: days(1.5),
};

/** Maximum number of pages counted for a claim. */
const MAX_PAGES_OF_CLAIM = 200;

interface Indexed {
  readonly claim: LedgerClaim;
  readonly form: 'title' | 'text';
}

interface StatedSentence {
  readonly sentence: CandidateSentence;
  /** The date of the page, in milliseconds. */
  readonly publishedAt: number;
  readonly isCited: boolean;
  /** The days that it names. */
  readonly days: () => readonly number[];
}

/** The days of other events that a sentence names. What a page is cited for happened shortly before the page. */
const otherDays = ({ days: mentionedDays, publishedAt, isCited }: StatedSentence): readonly number[] =>
  isCited ? mentionedDays().filter((day) => day < publishedAt - ownEvent) : mentionedDays();

const namesDay = (topic: ClaimTopic, likeness: number, stated: StatedSentence): boolean => {
  const isOwn = (day: number): boolean => stated.publishedAt >= day && stated.publishedAt < day + days(1);
  const near = likeness >= MENTION_RULES.likeOfOwnDay;
  return (
    likeness >= MENTION_RULES.likeOfDay &&
    otherDays(stated).some((day) => (near || !isOwn(day)) && topic.days().has(day))
  );
};

/**
 * Whether a sentence says what a claim says. Cited sentences report their page's own event, and headings name a subject
 * rather than an event.
 */
const saysTheSame = (topic: ClaimTopic, likeness: number, stated: StatedSentence): boolean =>
  likeness >= MENTION_RULES.like &&
  !stated.isCited &&
  sentenceFault(stated.sentence) === null &&
  !isAboutOtherThing(topic, stated.sentence.text, stated.publishedAt);

const isMention = (topic: ClaimTopic, match: ScoredMatch<Indexed>, stated: StatedSentence): boolean => {
  const { likeness, covered, shared, value } = match;
  if (value.form === 'title' && covered >= MENTION_RULES.titleCovered && shared >= MENTION_RULES.sharedWithTitle)
    return true;
  if (!namesDay(topic, likeness, stated) && !saysTheSame(topic, likeness, stated)) return false;
  return value.form === 'title' || topic.fit();
};

/** Claims by the number of the act that their page is: `executive order 14257`. */
const byNumberOf = (claims: readonly LedgerClaim[]): ReadonlyMap<string, LedgerClaim> =>
  new Map(
    claims.flatMap((claim) =>
      claim.evidence.flatMap(({ title }): readonly (readonly [string, LedgerClaim])[] => {
        const number = ownIdentifier(title);
        return number === null ? [] : [[number, claim]];
      }),
    ),
  );

interface Compared {
  readonly ledger: OpenLedger;
  readonly newest: readonly TitledLine[];
  readonly rarity: Rarity;
  /** The run's time, for pages without a date. */
  readonly now: number;
}

const finderOf = ({ ledger, newest, rarity, now }: Compared) => {
  const lines = newest.filter(({ claim }) => ledger.holds(claim) && claim.mentionedBy.length < MAX_PAGES_OF_CLAIM);
  const near = likenessIndex(
    lines.flatMap(({ stems, title, claim }): readonly (readonly [ReadonlySet<string>, Indexed])[] => [
      [stems, { claim, form: 'text' }],
      [title, { claim, form: 'title' }],
    ]),
    rarity,
    MENTION_RULES.shared,
  );
  const headlines = lines.flatMap(({ claim }) => (claim.role === 'headline' ? [claim] : []));
  const byNumber = byNumberOf(headlines);
  // A quick search first, since parsing every sentence would take longer than everything else here.
  const numbers = [...byNumber.keys()].map((identifier) => identifier.slice(identifier.lastIndexOf(' ') + 1));
  const known = memoize(claimTopicOf);

  return ({ analysis, isOpen, story }: RunPage): ReadonlySet<LedgerClaim> => {
    const publishedAt = analysis.publishedAt ?? now;
    const cited = ledger.citing(analysis.page.url);
    const own = new Set(cited.filter(isNews).map(({ text }) => text));
    const key = mentionKey(analysis.page.url);
    const isOpenTo = (claim: LedgerClaim): boolean => !cited.includes(claim) && !claim.mentionedBy.includes(key);
    // The page belongs to a published story but does not support its claim.
    const found = new Set(headlines.filter((claim) => claim.story === story && isOpenTo(claim)));
    for (const sentence of analysis.sentences) {
      if (!isOpen(sentence.block)) continue;
      const { text, stems } = sentence;
      const stated = {
        sentence,
        publishedAt,
        isCited: own.has(text),
        days: lazy(() => eventDaysIn(text, publishedAt)),
      };
      for (const match of near(stems)) {
        const { claim } = match.value;
        if (found.has(claim) || !isOpenTo(claim)) continue;
        const topic = known(claim);
        if (publishedAt < topic.claimedAt - MENTION_RULES.before) continue;
        if (isMention(topic, match, stated)) found.add(claim);
      }
      if (!numbers.some((number) => text.includes(number))) continue;
      for (const { id } of identifiersIn(text)) {
        const claim = byNumber.get(id);
        if (claim !== undefined && isOpenTo(claim)) found.add(claim);
      }
    }
    return found;
  };
};

/**
 * Finds the claims that a run's pages mention without being evidence for them: a sentence is nearly the same, names the
 * claim's day and a part of it, or has the number or the full title of its page. All sentences count, also those that
 * may not be published.
 */
export const findMentions = (runPages: readonly RunPage[], compared: Compared): readonly Mention[] => {
  if (runPages.length === 0) return [];
  const mentionedIn = finderOf(compared);
  return runPages.flatMap((runPage) =>
    [...mentionedIn(runPage)].map(({ id }): Mention => ({ claimId: id, url: runPage.analysis.page.url })),
  );
};
