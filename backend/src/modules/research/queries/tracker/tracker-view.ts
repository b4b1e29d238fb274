import { abridge } from '#engine/ranking/abridge';
import type { CitedSource, StateText } from '#events/research/ledger.events';
import { earlierOf, findingsIn, kindOf, type TextLine } from '#events/research/text-lines';
import { nameOf, subjectOfTracker } from '#modules/subjects/published';
import { type TrackerDocument, tagViews } from '#modules/trackers/published';
import type { Claim } from '#projections/research/claims/claims.projection';
import type { TrackerStateDocument } from '#projections/research/tracker-states/tracker-states.projection';
import type { Update } from '#projections/research/updates/updates.projection';
import { isoDay } from '#text/words/date-mention';
import { markdownOf, updateMarkdownOf } from '../../wording/text-in-markdown';
import { type DisplayedVerdicts, strikesClaim, visibleVerdicts, withoutStruckSources } from '../displayed-verdicts';
import type { SourceLinks } from '../source-links';
import { evidenceView, sourceView } from '../source-view';
import { asReadOn, type ReadLine, type ReadLines } from './as-read-on';
import { remarkView } from './remark-answer';
import { type LineView, type TrackerView, type UpdateView, areInOtherLanguages } from './tracker-answer';
import { LIVE_STATUSES, type TrackerParts } from './tracker-parts';
import { withLaterFindings } from './with-later-findings';

/** Whether no line is left, for example because all were published for a phrase that was withdrawn. */
const isEmpty = ({ lines, earlier = [] }: StateText): boolean => lines.length + earlier.length === 0;

type CitedViews = (sources: readonly CitedSource[]) => TrackerView['sources'];

/** How the numbered sources of a text are shown, with the claims that they are quoted for. */
const citedViews =
  ({ tracker, mentions, quoted }: TrackerParts, links: SourceLinks): CitedViews =>
  (sources) =>
    sources.map((source) => ({
      mentions: mentions({ trackerId: tracker._id, quote: source.quote }),
      claim_id: quoted({ trackerId: tracker._id, quote: source.quote }),
      ...sourceView(source, links),
    }));

export const trackerView = (parts: TrackerParts, links: SourceLinks): TrackerView => {
  const { tracker, state, canEdit, verdicts, judged } = parts;
  const struck = judged.filter(({ _id }) => strikesClaim(verdicts.get(_id)));
  const struckQuotes = new Set(struck.map(({ text }) => text));
  const composed =
    parts.overview === undefined || isEmpty(parts.overview)
      ? null
      : withoutStruckSources(parts.overview, ({ quote }) => struckQuotes.has(quote));
  const holding = parts.live - struck.filter(({ status }) => LIVE_STATUSES.includes(status)).length;
  const cited = citedViews(parts, links);
  return {
    ...topicView(tracker),
    ...accessView(parts),
    ...overviewView(composed, { holding, now: parts.now, cited }),
    ...keyFactsView(parts),
    updates: parts.updates
      .map((update) => withLaterFindings(update, { overview: composed ?? undefined, endedBy: parts.endedBy }))
      .map((update) => updateView(update, cited(update.sources))),
    feedback: feedbackViews(judged, visibleVerdicts(verdicts, canEdit)),
    last_run: parts.lastRun,
    last_checked_at: state?.last_checked_at ?? null,
    rss_url: parts.rssUrl,
    parent: tracker.parent_id,
    shared_folder: parts.sharedFolder,
    subtrackers: [],
  };
};

/** What the tracker is about, and how its pages are found and edited. */
const topicView = (tracker: TrackerDocument) => ({
  tracker_id: tracker._id,
  tracker_description: tracker.description,
  display_title: tracker.display_title,
  update_frequency: tracker.frequency,
  model: tracker.model,
  whitelisted_domains: tracker.domains,
  documents: tracker.documents,
  editor: tracker.editor,
  created_at: tracker.created_at,
});

/** Who may see, follow and edit the tracker, whether it runs, and what widens or narrows its topic. */
const accessView = ({ tracker, state, canEdit, following }: TrackerParts) => ({
  updated_at: state?.updated_at ?? tracker.created_at,
  can_edit: canEdit,
  public: tracker.public,
  following,
  email_updates: canEdit && tracker.email_updates,
  paused: tracker.paused,
  suspended: tracker.suspended,
  recorded: tracker.recorded,
  subject: subjectView(tracker),
  sites: tracker.sites,
  tags: tagViews(tracker.tags),
  proposed_words: canEdit ? proposalsFor(tracker, state) : [],
  also_about: [...tracker.also_about],
  include_words: [...tracker.include_words],
  exclude_words: [...tracker.exclude_words],
});

/** The overview as it reads now. `holding`: the number of claims that hold and are not struck. */
const overviewView = (
  composed: StateText | null,
  { holding, now, cited }: { readonly holding: number; readonly now: number; readonly cited: CitedViews },
) => {
  const overview = composed === null ? null : asReadOn(composed, now);
  return {
    current_state:
      overview === null
        ? null
        : markdownOf({ ...(overview.written ?? overview), sources: overview.sources }, isoDay(now)),
    lines: overview === null ? [] : readViews(overview.written ?? overview),
    sources: cited(overview?.sources ?? []),
    other_languages: areInOtherLanguages(overview?.sources ?? []),
    written:
      overview?.written === undefined
        ? null
        : { model: overview.written.model, title: null, quoted: readViews(overview) },
    more: composed === null ? 0 : Math.max(0, holding - findingsIn([...composed.lines, ...(composed.earlier ?? [])])),
  };
};

const keyFactsView = ({ tracker, keyFacts }: TrackerParts) => ({
  key_facts: Object.fromEntries(keyFacts.map(({ name, value }) => [name, value])),
  key_facts_read: Object.fromEntries(keyFacts.flatMap(({ name, read }) => (read === null ? [] : [[name, read]]))),
  key_facts_schema: Object.fromEntries(
    tracker.key_facts.map(({ name, type, description }) => [name, { type, description }]),
  ),
});

const subjectView = ({ _id, subject: key }: TrackerDocument): TrackerView['subject'] => {
  const subject = key === null ? undefined : subjectOfTracker(_id);
  return key === null || subject === undefined ? null : { ...key, name: nameOf(subject) };
};

const lineView = (line: ReadLine): LineView => {
  const { claimId, text, short, sources, title, heading, remarks, by } = line;
  const was = earlierOf(line)?.quote;
  return {
    claim_id: claimId,
    kind: kindOf(line),
    text,
    ...(short === undefined ? {} : { short }),
    source: sources[0] ?? null,
    sources: [...sources],
    ...(was === undefined ? {} : { was }),
    ...(title === undefined ? {} : { title }),
    ...(heading === undefined ? {} : { heading }),
    remarks: remarks.map(remarkView),
    ...(by === undefined ? {} : { by }),
  };
};

/** A line of an update, read as of the update's own day. */
const inShort = (line: TextLine): LineView => {
  const short = abridge(line.text);
  return lineView(short === null ? line : { ...line, short });
};

const readViews = ({ lines, past }: ReadLines): LineView[] => [
  ...lines.map(lineView),
  ...past.map((line) => ({ ...lineView(line), past: true as const })),
];

const feedbackViews = (judged: readonly Claim[], verdicts: DisplayedVerdicts): TrackerView['feedback'] =>
  judged
    .flatMap(({ _id, text, evidence: [first] }) => {
      const given = verdicts.get(_id);
      if (given === undefined || first === undefined) return [];
      const { verdict, note, at, keptOut } = given;
      return [{ claim_id: _id, text, verdict, note, given_at: at, kept_out: keptOut, source: evidenceView(first) }];
    })
    .sort((one, other) => other.given_at.localeCompare(one.given_at));

const proposalsFor = (tracker: TrackerDocument, state: TrackerStateDocument | undefined): string[] => {
  const known = [tracker.description, ...tracker.also_about].join(' ').toLowerCase();
  return (state?.proposed_words ?? []).filter((word) => !known.includes(word.toLowerCase()));
};

export const updateView = (update: Update, sources: UpdateView['sources']): UpdateView => {
  const { written } = update;
  const displayed = written?.lines ?? update.lines;
  return {
    id: update._id,
    run_id: update.run_id,
    created_at: update.created_at,
    content: updateMarkdownOf({ ...update, lines: displayed }, update.created_at.slice(0, 10)),
    sources,
    lines: displayed.map(inShort),
    written:
      written === undefined
        ? null
        : { model: written.model, title: written.title ?? null, quoted: update.lines.map(inShort) },
    more: update.more,
  };
};
