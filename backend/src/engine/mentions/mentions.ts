import type { Candidate } from '../document';
import type { LedgerClaim, Mention } from '../ledger';
import { once, oncePer } from '#kernel/once';
import type { Reading } from '../run';
import { faultOf } from '#text/sentences/form';
import { identifiersIn, ownIdentifier } from '../stories/titles';
import type { Told } from '../told';
import { days } from '#text/words/named-date';
import type { Rarity } from '#text/words/rarity';
import { daysToldIn } from './days';
import { likenessIndex, type Likeness } from './likeness-index';
import { differs, ownEvent, subjectOf, type Subject, type TitledLine } from './subject';
import { mentionKey } from './tellers';

/** Thresholds; docs/explanation/novelty-and-citations.md has what they find on the corpus. */
const rules = {
  /** A sentence with this likeness to a claim, or to its page's title, is about the same event. */
  like: 0.45,
  /** One that names the claim's day needs less; if that is its page's own day, twice as much. */
  likeOfDay: 0.12,
  likeOfOwnDay: 0.24,
  /** Long sentences name an act by its full title. */
  titleCovered: 0.75,
  /** Stems in common; fewer are a coincidence. */
  shared: 3,
  sharedWithTitle: 4,
  /** A page that was published earlier cannot mention it. */
  before: days(1.5),
};

/** More pages than these are not counted for a claim. */
const MOST_PAGES = 200;

interface Indexed {
  readonly claim: LedgerClaim;
  readonly form: 'title' | 'text';
}

/** A sentence of a page. */
interface Said {
  readonly sentence: Candidate;
  /** The page's time. */
  readonly at: number;
  /** Whether the page is cited for it. */
  readonly cited: boolean;
  /** The days that it names. */
  readonly days: () => readonly number[];
}

/** The days of other events that a sentence names: what a page is cited for happened in the days before it. */
const otherDays = ({ days: named, at, cited }: Said): readonly number[] =>
  cited ? named().filter((day) => day < at - ownEvent) : named();

const namesDay = (subject: Subject, likeness: number, said: Said): boolean => {
  const isOwn = (day: number): boolean => said.at >= day && said.at < day + days(1);
  const near = likeness >= rules.likeOfOwnDay;
  return likeness >= rules.likeOfDay && otherDays(said).some((day) => subject.days.has(day) && (near || !isOwn(day)));
};

/** What a page is cited for is its own event, and a heading names a subject, not an event. */
const saysTheSame = (subject: Subject, likeness: number, said: Said): boolean =>
  likeness >= rules.like &&
  !said.cited &&
  faultOf(said.sentence) === null &&
  !differs(subject, said.sentence.text, said.at);

const isMention = (subject: Subject, match: Likeness<Indexed>, said: Said): boolean => {
  const { likeness, covered, shared, value } = match;
  if (value.form === 'title' && covered >= rules.titleCovered && shared >= rules.sharedWithTitle) return true;
  if (!namesDay(subject, likeness, said) && !saysTheSame(subject, likeness, said)) return false;
  return value.form === 'title' || subject.fit();
};

/** Claims by the numbers of the acts that their pages are: `executive order 14257`. */
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
  readonly told: Told;
  readonly newest: readonly TitledLine[];
  readonly rarity: Rarity;
  /** The run's time, for pages without a date. */
  readonly now: number;
}

const finderOf = ({ told, newest, rarity, now }: Compared) => {
  const lines = newest.filter(({ claim }) => told.holds(claim) && claim.mentionedBy.length < MOST_PAGES);
  const near = likenessIndex(
    lines.flatMap(({ stems, title, claim }): readonly (readonly [ReadonlySet<string>, Indexed])[] => [
      [stems, { claim, form: 'text' }],
      [title, { claim, form: 'title' }],
    ]),
    rarity,
    rules.shared,
  );
  const headlines = lines.flatMap(({ claim }) => (claim.role === 'headline' ? [claim] : []));
  const byNumber = byNumberOf(headlines);
  // Parsing every sentence would take longer than all else here.
  const numbers = [...byNumber.keys()].map((identifier) => identifier.slice(identifier.lastIndexOf(' ') + 1));
  const known = oncePer(subjectOf);

  return ({ document, isOpen, story }: Reading): ReadonlySet<LedgerClaim> => {
    const at = document.publishedAt ?? now;
    const cited = told.citing(document.page.url);
    const own = new Set(cited.map(({ text }) => text));
    const key = mentionKey(document.page.url);
    const isOpenTo = (claim: LedgerClaim): boolean => !cited.includes(claim) && !claim.mentionedBy.includes(key);
    // A page of a told story that does not bear its claim out.
    const found = new Set(headlines.filter((claim) => claim.story === story && isOpenTo(claim)));
    for (const sentence of document.sentences) {
      if (!isOpen(sentence.block)) continue;
      const { text, stems } = sentence;
      const said = { sentence, at, cited: own.has(text), days: once(() => daysToldIn(text, at)) };
      for (const match of near(stems)) {
        const { claim } = match.value;
        if (found.has(claim) || !isOpenTo(claim)) continue;
        const subject = known(claim);
        if (at < subject.at - rules.before) continue;
        if (isMention(subject, match, said)) found.add(claim);
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
 * Which claims a run's pages mention without being evidence of them: a sentence says nearly the same, names the claim's
 * day and something of it, or has the number or the full title of its page. Every sentence counts, also one that may not
 * be published.
 */
export const findMentions = (readings: readonly Reading[], compared: Compared): readonly Mention[] => {
  if (readings.length === 0) return [];
  const mentionedIn = finderOf(compared);
  return readings.flatMap((reading) =>
    [...mentionedIn(reading)].map(({ id }): Mention => ({ claimId: id, url: reading.document.page.url })),
  );
};
