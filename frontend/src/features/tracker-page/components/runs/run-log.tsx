import { Box, Button } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { joinFacts } from '#shared/text-format/join-facts';
import { commonTexts } from '#shared/texts/common';
import { now } from '#shared/time/clock';
import { longDate, shortDate, formatTimeUntil } from '#shared/time/format-time';
import { Dialog } from '#shared/ui/dialogs/dialog';
import { sourceLinkProps } from '#shared/ui/source-link-props';
import { ResultView } from '#shared/ui/states/result-view';
import { TextButton } from '#shared/ui/text-button';
import { getSiteOfUrl } from '#features/evidence/published/get-site';
import type { Run } from '#features/trackers/api/tracker';
import { runFailureMessage } from '#features/trackers/published/format-run';
import { silenceMessage } from '#features/trackers/published/source-answers';
import { runQuery, type DocumentOutcome, type RunDocument } from '../../api/get-run';
import { trackerDialogTexts } from '../../texts/dialogs';
import { firstRunTexts } from '../../texts/first-run';
import { trackerPageTexts } from '../../texts/page';
import { AddToTopic, offeredPhrase } from './add-to-topic';
import { SearchedSources } from './searched-sources';

interface RunLogProps {
  trackerId: string;
  runId: string;
  /** Whether the user may add pages to the topic. */
  canEdit: boolean;
  onClose: () => void;
}

/** Outcomes in order of interest; unchanged pages follow in one line. */
const outcomes: readonly (readonly [outcome: Exclude<DocumentOutcome, 'known'>, colour: string])[] = [
  ['told', 'new'],
  ['evidence', 'ink'],
  ['unreachable', 'failed'],
  ['left_out', 'ink'],
];

/** All pages that a run considered, with their outcome. */
export const RunLog = ({ trackerId, runId, canEdit, onClose }: RunLogProps) => {
  const texts = trackerDialogTexts();
  const log = useQuery(runQuery(trackerId, runId));
  const [phrases, setPhrases] = useState<Phrases>({});
  const adding: Adding | null = canEdit
    ? { trackerId, phrases, onType: (url, phrase) => setPhrases((before) => ({ ...before, [url]: phrase })) }
    : null;
  return (
    <Dialog
      title={log.data?.finished_at ? trackerPageTexts().runOf(longDate(log.data.finished_at)) : texts.run}
      open
      hasUnsavedText={log.data?.documents.some((page) => isOwnPhrase(page, phrases)) ?? false}
      onClose={onClose}
      maxWidth="md"
      actions={
        <Button variant="outlined" autoFocus onClick={onClose}>
          {commonTexts().close}
        </Button>
      }
    >
      <ResultView result={log} what={texts.theLog} skeleton={{ lines: [60, 90, 80, 86] }}>
        {(run) => (
          <>
            <Box component="p" sx={{ color: 'quiet', mb: 5 }}>
              {summary(run)}
            </Box>
            {run.state === 'failed' && <RunSearches run={run} />}
            {run.documents.length === 0 && <p>{texts.noPages}</p>}
            {outcomes.map(([outcome, colour]) => (
              <Outcome
                key={outcome}
                title={texts.outcomes[outcome]}
                colour={colour}
                documents={run.documents.filter((document) => document.outcome === outcome)}
                adding={adding}
              />
            ))}
            <UnchangedPages documents={run.documents.filter(({ outcome }) => outcome === 'known')} />
            {run.state !== 'failed' && <RunSearches run={run} />}
          </>
        )}
      </ResultView>
    </Dialog>
  );
};

/** Where the run looked, and the result of each search. */
const RunSearches = ({ run: { asked, searches, state } }: { run: Run }) =>
  asked.length === 0 ? null : (
    <Box component="section" sx={{ my: 6 }}>
      <Box component="h3" sx={{ typography: 'label', mb: 1 }}>
        {trackerDialogTexts().whereItLookedCount(asked.length)}
      </Box>
      <Box sx={{ typography: 'body2', color: 'quiet' }}>
        {searches.length > 0 && <p>{formatSearches(searches)}</p>}
        <SearchedSources sources={asked} />
        {state !== 'failed' && silenceMessage(asked) !== '' && <p>{trackerDialogTexts().asksAllAgain}</p>}
      </Box>
    </Box>
  );

/** 'Searched for ‘tariffs’ (12 pages), and for ‘Stahlzölle’ (3 pages), as a model proposed.' */
const formatSearches = (searches: Run['searches']): string => {
  const words = (by: Run['searches'][number]['by']): string =>
    searches
      .filter((search) => search.by === by)
      .map((search) => trackerDialogTexts().search(search.words, search.found))
      .join(', ');
  const proposed = words('model');
  return proposed === ''
    ? trackerDialogTexts().searchedFor(words('rules'))
    : trackerDialogTexts().searchedForProposed(words('rules'), proposed);
};

const summary = (run: Run): string => {
  const texts = trackerDialogTexts();
  if (run.state === 'failed')
    return [
      texts.failed(runFailureMessage(run)),
      texts.stillStands,
      run.retry_at && firstRunTexts().nextAttempt(formatTimeUntil(run.retry_at, now())),
    ]
      .filter(Boolean)
      .join(' ');
  const { sources_read, sources_tried, claims_new, claims_rejected } = run;
  return [
    texts.readSources(sources_read, sources_tried),
    claims_new === 0 ? texts.nothingNew : texts.newSentences(claims_new),
    claims_rejected > 0 && texts.dropped(claims_rejected),
    run.comparing !== null && formatComparing(run.comparing),
    run.editing !== null && formatEditing(run.editing),
    run.writing !== null && formatWriting(run.writing),
  ]
    .filter(Boolean)
    .join(' ');
};

const formatComparing = ({ model, pages, compared, fault }: NonNullable<Run['comparing']>): string => {
  const texts = trackerDialogTexts();
  return compared === 0 ? texts.wordsDecided(model, fault) : texts.compared(model, compared, pages - compared, fault);
};

const formatEditing = ({ model, pages, edited, fault }: NonNullable<Run['editing']>): string => {
  const texts = trackerDialogTexts();
  if (model === null) return texts.noModel;
  return edited === 0 ? texts.rulesChose(model, fault) : texts.chose(model, edited, pages - edited, fault);
};

const formatWriting = ({ model, sentences, replaced, fault }: NonNullable<Run['writing']>): string => {
  const texts = trackerDialogTexts();
  return fault === null ? texts.wrote(model, sentences, replaced) : texts.inOwnWords(model, fault);
};

/** Typed phrases for pages that belong to the topic, by URL. */
type Phrases = Readonly<Record<string, string | null>>;

/** How the tracker's owner adds pages to the topic. */
interface Adding {
  readonly trackerId: string;
  readonly phrases: Phrases;
  readonly onType: (url: string, phrase: string | null) => void;
}

/** Whether the typed phrase differs from the suggestion. */
const isOwnPhrase = ({ url, title }: RunDocument, phrases: Phrases): boolean =>
  (phrases[url] ?? null) !== null && phrases[url] !== offeredPhrase(title);

interface OutcomeProps {
  title: string;
  colour: string;
  documents: readonly RunDocument[];
  adding: Adding | null;
}

const Outcome = ({ title, colour, documents, adding }: OutcomeProps) =>
  documents.length === 0 ? null : (
    <Box component="section" sx={{ mb: 6 }}>
      <Box component="h3" sx={{ typography: 'label', color: colour, mb: 1 }}>
        {title} ({documents.length})
      </Box>
      <PagesOfRun documents={documents} adding={adding} />
    </Box>
  );

interface PagesOfRunProps {
  documents: readonly RunDocument[];
  /** Null for readers who may not add pages to the topic. */
  adding?: Adding | null;
}

const PagesOfRun = ({ documents, adding = null }: PagesOfRunProps) => (
  <Box component="ul">
    {documents.map(({ url, title, published_on, outcome, reason, off_topic }) => (
      <Box component="li" key={url} sx={{ py: '8px', borderTop: 'hairline' }}>
        <Box component="a" href={url} {...sourceLinkProps} sx={pageSx}>
          {title || url}
        </Box>
        <Box component="p" sx={{ typography: 'body2', color: 'quiet' }}>
          {/* The same for all unchanged pages, so not repeated. */}
          {joinFacts([
            getSiteOfUrl(url),
            published_on && shortDate(published_on, now()),
            outcome !== 'known' && reason,
          ])}
        </Box>
        {off_topic && adding !== null && (
          <AddToTopic
            trackerId={adding.trackerId}
            title={title}
            phrase={adding.phrases[url] ?? null}
            onType={(phrase) => adding.onType(url, phrase)}
          />
        )}
      </Box>
    ))}
  </Box>
);

/** '45 pages unchanged since an earlier run', which opens them. */
const UnchangedPages = ({ documents }: { documents: readonly RunDocument[] }) => {
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  if (documents.length === 0) return null;
  return (
    <Box sx={{ typography: 'body2' }}>
      <TextButton expanded={isOpen} controls={listId} onClick={() => setIsOpen(!isOpen)}>
        {trackerDialogTexts().unchanged(documents.length)}
      </TextButton>
      <Box id={listId} hidden={!isOpen}>
        {isOpen && <PagesOfRun documents={documents} />}
      </Box>
    </Box>
  );
};

const pageSx = {
  color: 'ink',
  textDecorationColor: (theme: Theme) => theme.vars?.palette.rule,
  '&:hover': { textDecorationColor: 'currentcolor' },
};
