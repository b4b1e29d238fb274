import { assertNever } from '#kernel/assert-never';
import { describeRequestFault } from '#platform/fetch/request-fault-text';
import { countNoun } from './count-noun';
import type { FindingsEvent } from './history-events';

const causes = {
  created: 'first run',
  asked: 'asked for',
  due: 'due',
  edited: 'after an edit',
  retry: 'retry',
} as const;

const verdicts = { useful: 'useful', known: 'known already', wrong: 'wrong', off_topic: 'off topic' } as const;

const readPhrase = ({ sourcesRead, sourcesTried }: { readonly sourcesRead: number; readonly sourcesTried: number }) =>
  `${sourcesRead} of ${sourcesTried} read`;

const publishedPhrase = ({
  lines,
  sources,
}: {
  readonly lines: readonly unknown[];
  readonly sources: readonly unknown[];
}): string => `${countNoun(lines.length, 'finding')}, ${countNoun(sources.length, 'source')}`;

/** An event of a tracker's runs and findings, described in a few words. */
export const findingsPhrase = (event: FindingsEvent): string => {
  switch (event.type) {
    case 'RunRequested':
      return causes[event.data.cause];
    case 'SubjectRunAdmitted':
      return `one of the runs of ${event.data.day}`;
    case 'DueRunJoined':
      return 'joined the active run';
    case 'RunFollowUpRequested':
      return 'another run follows, after an edit';
    case 'RunRestarted':
      return 'began again, after an edit';
    case 'RunStarted':
      return event.data.attempt > 1 ? `${event.data.engine}, attempt ${event.data.attempt}` : event.data.engine;
    case 'DocumentsConsidered':
      return countNoun(event.data.considered.length + event.data.unchanged.length, 'document');
    case 'MeaningCompared':
      return `${event.data.compared} of ${countNoun(event.data.pages, 'page')}`;
    case 'SearchesAsked':
    case 'SearchesProposed':
      return countNoun(event.data.searches.length, 'search');
    case 'NewsEdited':
      if (event.data.model === null) return 'no model is set up';
      return `${event.data.edited} of ${countNoun(event.data.pages, 'page')}`;
    case 'AnswerWritten':
      return event.data.fault === null
        ? `${countNoun(event.data.sentences, 'sentence')}, ${event.data.replaced} replaced`
        : describeRequestFault(event.data.fault);
    case 'RunEnded':
      return event.data.outcome === 'published' ? 'published' : 'nothing new';
    case 'RunDropped':
    case 'RunFailed':
      return event.data.reason;
    case 'ClaimRecorded':
      return event.data.text;
    case 'ClaimsConfirmed':
      return countNoun(event.data.claims.length, 'claim');
    case 'ClaimsMentioned':
      return `${countNoun(event.data.claims.length, 'claim')}, ${countNoun(event.data.pages.length, 'page')}`;
    case 'ClaimUpdated':
      return 'by a newer claim';
    case 'ClaimContradicted':
      return 'by another claim';
    case 'ClaimPartEnded':
      return `“${event.data.words}”`;
    case 'PagesRead':
      return countNoun(event.data.pages.length, 'page');
    case 'FeedbackObeyed':
      return `${countNoun(event.data.keptOut.length, 'verdict')} applied`;
    case 'ClaimsWithdrawn':
      return `${countNoun(event.data.claimIds.length, 'claim')} told only by ${event.data.phrases.join(', ')}`;
    case 'KeyFactObserved':
      return `${event.data.name}: ${event.data.value === null ? 'overruled' : event.data.written}`;
    case 'StateEstablished':
      return publishedPhrase(event.data.state);
    case 'OverviewRecomposed':
      return countNoun(event.data.state.sources.length, 'source');
    case 'UpdatePublished':
      return publishedPhrase(event.data.update);
    case 'WordsProposed':
      return event.data.words.join(', ');
    case 'NothingNewFound':
      return readPhrase(event.data.figures);
    case 'NewsQueued':
      return 'waits for the next brief';
    case 'FeedbackGiven':
      return `${verdicts[event.data.verdict]}, ${countNoun(event.data.claimIds.length, 'claim')}`;
    case 'FeedbackWithdrawn':
    case 'NotesErased':
      return countNoun(event.data.claimIds.length, 'claim');
    default:
      return assertNever(event);
  }
};
