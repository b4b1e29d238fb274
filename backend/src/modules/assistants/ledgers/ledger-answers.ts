import { Inject, Injectable } from '@nestjs/common';
import type { TextLine } from '#events/research/text-lines';
import type { Clock } from '#kernel/clock';
import { type Refusal, isRefusal, refuse } from '#kernel/decider';
import { type FolderContents, trackersOfFolder } from '#modules/collections/published';
import {
  KeptPages,
  SourceLinks,
  addressesOf,
  claims,
  endsOfClaims,
  overviews,
  runs,
  struckClaimsOf,
  trackerStates,
} from '#modules/research/published';
import { type TrackerDocument, titleOf, visibleTracker } from '#modules/trackers/published';
import { CLOCK } from '#platform/clock';
import type { Caller } from '#platform/http/access/caller';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { isoDay } from '#text/words/date-mention';
import { quotesShownIn } from '../answering/assistant-answer';
import type { QuestionInConversation } from '../answering/question-in-conversation';
import type { Answered } from '../answering/replies-to-questions';
import { answerFromLedgers } from './answer-from-ledgers';
import { answerOnTrackers } from './answer-on-trackers';
import type { QuotedClaim } from './claim-passages';
import { comparesRates } from './compared-rates';
import { combineLedgers } from './index/ledger-candidates';
import { LedgerIndexes } from './index/ledger-indexes';
import type { LedgerSubject } from './ledger-subject';
import { ledgerVoice } from './ledger-voice';
import { needsStarts } from './standing';
import { NO_STARTS, startsIn } from './starts';
import { readTrackerQuestion } from './tracker-question';

/** Most claims read to say what has ended. */
const MAX_ENDED = 60;

/** The trackers whose ledgers a question is about, and their owner. */
export interface Askable {
  readonly subject: LedgerSubject;
  readonly trackers: readonly TrackerDocument[];
  /** Ids of those that the caller only follows. */
  readonly followed: ReadonlySet<string>;
}

const askableFolder = (id: string | null, { isOwn, trackers }: FolderContents, { userId }: Caller): Askable => ({
  subject: { kind: 'folder', isOwn, isRoot: id === null },
  trackers,
  followed: new Set(trackers.flatMap(({ _id, owner_id: ownerId }) => (isOwn && ownerId !== userId ? [_id] : []))),
});

/** Answers questions from what trackers have recorded. */
@Injectable()
export class LedgerAnswers {
  constructor(
    @Inject(READ_STORE) private readonly reads: ReadStore,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly indexes: LedgerIndexes,
    private readonly links: SourceLinks,
    private readonly pages: KeptPages,
  ) {}

  /** The tracker whose ledger is asked. One that the caller may not see counts as missing. */
  async tracker(trackerId: string, caller: Caller): Promise<Askable | Refusal> {
    const tracker = await visibleTracker(this.reads, trackerId, caller);
    return isRefusal(tracker)
      ? refuse('NOT_FOUND', 'This tracker does not exist.')
      : { subject: { kind: 'tracker' }, trackers: [tracker], followed: new Set() };
  }

  /** The trackers of a folder; null is the caller’s root. */
  async folder(collectionId: string | null, caller: Caller): Promise<Askable | Refusal> {
    const contents = await trackersOfFolder(this.reads, collectionId, caller);
    return isRefusal(contents) ? contents : askableFolder(collectionId, contents, caller);
  }

  /** The answer about a folder’s trackers themselves, not about what they found; null for any other question. */
  async onTrackers({ subject, trackers, followed }: Askable, { question, language }: QuestionInConversation) {
    const asked = subject.kind === 'folder' ? readTrackerQuestion(question) : null;
    if (asked === null) return null;
    const states = await this.reads.find(trackerStates, { _id: { $in: trackers.map(({ _id }) => _id) } });
    const last = await this.reads.find(runs, { _id: { $in: states.map(({ last_run_id: id }) => id) } });
    const failed = new Set(last.flatMap(({ tracker_id: id, state }) => (state === 'failed' ? [id] : [])));
    const named = trackers.map((tracker) => ({
      title: titleOf(tracker),
      isFollowed: followed.has(tracker._id),
      hasFailed: failed.has(tracker._id),
      isPaused: tracker.paused,
    }));
    return answerOnTrackers(asked, named, subject, language);
  }

  async answer({ subject, trackers }: Askable, conversation: QuestionInConversation): Promise<Answered<QuotedClaim>> {
    const ids = trackers.map(({ _id }) => _id);
    const [indexes, struck] = await Promise.all([this.indexes.of(ids), struckClaimsOf(this.reads, ids)]);
    const read = async (claimIds: readonly string[]) => {
      const left = claimIds.filter((id) => !struck.has(id));
      return left.length === 0 ? [] : this.reads.find(claims, { _id: { $in: left } });
    };
    const now = this.clock.now().getTime();
    const { question } = conversation;
    const isOfStarts = needsStarts(question) || comparesRates(question);
    const starts = isOfStarts ? startsIn(await this.overviewLinesOf(ids)) : NO_STARTS;
    const answered = await answerFromLedgers(conversation, combineLedgers(indexes), read, now, {
      starts,
      endedIds: () => this.endedIdsOf(ids),
      endsOf: (told) => endsOfClaims(this.reads, told),
      paragraphsOf: (url) => this.pages.paragraphsOf(url),
    });
    const { answer, evidence, caughtUp } = answered;
    const cited = [...quotesShownIn(answer), ...evidence].map(({ location }) => location);
    const addressOf = await addressesOf(this.reads, this.links, pagesOf(cited));
    const titles = new Map(trackers.map((tracker) => [tracker._id, titleOf(tracker)]));
    const voice = ledgerVoice({
      subject,
      answered,
      today: isoDay(now),
      ...(conversation.language === undefined ? {} : { language: conversation.language }),
      titleOf: (trackerId) => (subject.kind === 'tracker' ? null : (titles.get(trackerId) ?? null)),
      addressOf,
    });
    return { ...conversation, answer, evidence: () => evidence, voice, isForAll: caughtUp !== undefined };
  }

  private async endedIdsOf(trackerIds: readonly string[]): Promise<readonly string[]> {
    const found = await this.reads.find(claims, { tracker_id: { $in: trackerIds }, status: 'contradicted' });
    return [...found]
      .sort((one, other) => other.last_seen_at.localeCompare(one.last_seen_at))
      .slice(0, MAX_ENDED)
      .map(({ _id }) => _id);
  }

  private async overviewLinesOf(trackerIds: readonly string[]): Promise<readonly TextLine[]> {
    const found = await this.reads.find(overviews, { _id: { $in: trackerIds } });
    return found.flatMap(({ lines, earlier = [] }) => [...lines, ...earlier]);
  }
}

const pagesOf = (quoted: readonly QuotedClaim[]) =>
  quoted.flatMap(({ claim: { tracker_id: trackerId, evidence } }) =>
    evidence.slice(0, 1).map(({ url }) => ({ trackerId, url })),
  );
