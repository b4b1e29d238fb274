import { readingFaultWords } from '#events/documents/reading-fault-words';
import type { EmptyReason } from '#events/research/ledger.events';
import type { DocumentReason, FailureDetail, PageFault, PlaceFault, ReadingNote } from '#events/research/run-log';
import type { AskedPlace, ConsideredDocument, FailureReason } from '#events/research/run.events';
import { assertNever } from '#kernel/assert-never';
import { describeRequestFault } from '#platform/fetch/request-fault-text';

/** The phrases of run logs, for pages, the administration and exports. */

const grouped = (count: number): string => count.toLocaleString('en-US');

/** Faults described by their kind alone. */
const pageFaults = {
  document_removed: 'was removed',
  pdf: 'is a PDF, which cannot be read yet',
  empty: 'is empty',
  feed: 'is a feed, not a page',
  no_text: 'has no text',
  no_readable_text: 'has no readable text',
  only_redirects: 'only redirects to another page',
  redirects_home: 'was not found: it redirects to the site’s home page',
  shows_home: 'was not found: it shows the site’s home page',
  says_not_found: 'says that it was not found',
  requires_consent: 'requires consent before it shows its text',
  requires_javascript: 'shows its text only with JavaScript',
  too_complex: 'is too large or too complex to read',
  invalid_gzip: 'is not valid gzip',
  no_listing: 'is neither a feed nor a sitemap',
  no_whole_entry: 'has no complete entry in the part that could be read',
  time_limit: 'was not read before the run’s time limit',
} as const;

type PlainFault = Extract<PageFault, { readonly kind: keyof typeof pageFaults }>;
const isPlain = (fault: PageFault): fault is PlainFault => fault.kind in pageFaults;

/** A fault in words, as a predicate of the page. */
const describePageFault = (fault: PageFault): string => {
  if (isPlain(fault)) return pageFaults[fault.kind];
  switch (fault.kind) {
    case 'document_unreadable':
      return `cannot be read: ${readingFaultWords[fault.fault]}`;
    case 'not_text':
      return `is not a text page (${fault.type === '' ? 'unknown type' : fault.type})`;
    case 'data':
      return `is machine-readable data (${fault.type})`;
    case 'host_too_complex':
      return `was not read: ${fault.pages} other pages of ${fault.host} were too large or too complex`;
    case 'character_limit':
      return `was not read: the run had reached its limit of ${grouped(fault.characters)} characters`;
    default:
      return describeRequestFault(fault);
  }
};

/** A fault in words, as a predicate of the place: `has neither a feed nor a sitemap that lists pages`. */
export const describePlaceFault = (fault: PlaceFault): string => {
  switch (fault.kind) {
    case 'not_a_domain':
      return 'is not a domain';
    case 'lists_no_pages':
      return 'has neither a feed nor a sitemap that lists pages';
    case 'unusable_listing':
      return `${fault.certain ? `has a ${fault.listing} that` : `may have a ${fault.listing}, which`} ${describePageFault(fault.because)}`;
    case 'overloaded_before':
      return 'was not asked, since it was overloaded before';
    case 'finds_nothing':
      return 'found no page for these terms';
    case 'words_too_short':
      return 'was not asked: the words of the topic are too short for it';
    case 'names_nothing':
      return 'found no page for this topic';
    default:
      return describePageFault(fault);
  }
};

const nounOf = ({ kind }: PageFault): string =>
  kind === 'document_removed' || kind === 'document_unreadable' ? 'The document' : 'The page';

const verdicts = { known: 'known', off_topic: 'off topic', wrong: 'wrong' } as const;

const publishers = {
  not_searched: 'was not searched in this run',
  unreachable: 'could not be reached',
  not_listed: 'does not list it',
} as const;

/** Reasons described by their kind alone. */
const reasons = {
  new: 'Reported as new.',
  adds: 'Reported: it says more than before.',
  overrules: 'Reported: it changes or ends what was reported before.',
  says_more_plainly: 'Reported: it says what was done; the line reported before did not.',
  aside: 'Reported for a sentence about the topic; the rest is about something else.',
  unchanged: 'Read before, and unchanged since.',
  changed_without_news: 'Read before; the changes are not news.',
  off_topic: 'It is not about the topic.',
  other_language_than_topic:
    'It is not in the language of the topic’s description, and has none of the words that both languages share. Describe the topic in the language of its sources.',
  no_included_word: 'It has none of the words to include.',
  not_named: 'It does not name the tracker’s country or agency.',
  other_host: 'Its host is not one of the allowed domains.',
  no_text: 'The page has no readable text.',
  unclear: 'No sentence of it says clearly enough what happened.',
  not_verified: 'The sentence that reports it did not pass verification.',
  not_supporting: 'It is about an event that is reported already, but no complete sentence of it says the same.',
  next_run: 'This run found more than one update can hold; the next one continues.',
  publisher_not_named: 'Google News does not name its publisher.',
} as const;

/** A reason in words, as part of a sentence. */
const describeReason = (reason: DocumentReason): string => {
  switch (reason.kind) {
    case 'same_story':
      return `Reports the same as “${reason.title}”.`;
    case 'excluded_word':
      return `It has a word to exclude: ${reason.word}.`;
    case 'verdict':
      return reason.verdict === 'wrong'
        ? 'It repeats a line that was marked as wrong.'
        : `It is too close to a line that was marked as ${verdicts[reason.verdict]}.`;
    case 'not_read':
      return `${nounOf(reason.fault)} ${describePageFault(reason.fault)}.`;
    case 'address_not_given':
      return `Google News does not give its URL, and ${reason.host} ${publishers[reason.publisher]}.`;
    default:
      return reasons[reason.kind];
  }
};

const noteTexts = {
  paywalled: 'Only the opening is free to read.',
  truncated: 'The page has only the opening.',
  collapsed: 'The page shows only the opening; the rest is collapsed.',
  other_language: 'It is in a language that is judged only by title, opening and figures.',
} as const;

/** A note in words, as a sentence. */
const wordsOfNote = (note: ReadingNote): string =>
  note.kind === 'cut' ? `Only its first ${grouped(note.characters)} characters were read.` : noteTexts[note.kind];

/** Why a page was used or not, in sentences. */
export const describeDocument = ({ reason, notes }: Pick<ConsideredDocument, 'reason' | 'notes'>): string =>
  [describeReason(reason), ...notes.map(wordsOfNote)].join(' ');

interface FailedRunDetails {
  readonly reason: FailureReason | EmptyReason | null;
  readonly detail: FailureDetail | null;
  readonly asked?: readonly AskedPlace[];
  /** Pages that could not be read, by the fault that prevented it. */
  readonly unread?: readonly { readonly fault: PageFault; readonly pages: number }[];
}

const silentPlaces = (places: readonly AskedPlace[]): readonly string[] =>
  places.flatMap(({ name, reason }) => (reason === null ? [] : [`${name} ${describePlaceFault(reason)}`]));

/** Most reasons listed; more would hide the first ones. */
const MAX_REASONS = 3;

const unreadPages = (
  places: readonly AskedPlace[],
  unread: NonNullable<FailedRunDetails['unread']>,
): readonly string[] => {
  const found = places.reduce((sum, place) => sum + place.found, 0);
  if (found === 0) return [];
  const [first, ...others] = unread;
  const nothing =
    found === 1 ? 'the only page found could not be read' : `none of the ${grouped(found)} pages found could be read`;
  if (first === undefined) return [nothing];
  if (others.length === 0) return [`${nothing}: ${found === 1 ? 'it' : 'each'} ${describePageFault(first.fault)}`];
  const listedFaults = unread
    .slice(0, MAX_REASONS)
    .map(({ fault, pages }) => `${grouped(pages)} × ${describePageFault(fault)}`);
  const otherPages = unread.slice(MAX_REASONS).reduce((sum, { pages }) => sum + pages, 0);
  return [
    `${nothing}: ${[...listedFaults, ...(otherPages > 0 ? [`${grouped(otherPages)} × for other reasons`] : [])].join(', ')}`,
  ];
};

/** Why a run failed, as a clause; null if it did not. */
export const describeRunFailure = ({
  reason,
  detail,
  asked: places = [],
  unread = [],
}: FailedRunDetails): string | null => {
  switch (reason) {
    case null:
    case 'NO_MATCH':
    case 'NO_NEWS':
      return null;
    case 'UNREACHABLE':
      return silentPlaces(places).join('; ');
    case 'NO_SOURCES':
      return [...silentPlaces(places), ...unreadPages(places, unread)].join('; ');
    case 'INTERRUPTED':
      return `it was started ${detail === null ? 'several' : detail.attempts} times and never finished`;
    case 'ENGINE_FAILED':
      return 'an internal error occurred';
    case 'TRACKER_DELETED':
      return 'the tracker was deleted before it ended';
    case 'DROPPED':
      return 'an administrator took it out of the queue';
    default:
      return assertNever(reason);
  }
};
