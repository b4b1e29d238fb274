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
import { stem } from '../../repeats-headline';
import { trackerDialogTexts } from '../../texts/dialogs';
import { firstRunTexts } from '../../texts/first-run';
import { trackerPageTexts } from '../../texts/page';
import { AddToTopic } from './add-to-topic';
import { SearchedSources } from './searched-sources';

interface RunLogProps {
  trackerId: string;
  runId: string;
  /** The tracker's title, by which pages are near or far. */
  topic: string;
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
export const RunLog = ({ trackerId, runId, topic, canEdit, onClose }: RunLogProps) => {
  const texts = trackerDialogTexts();
  const log = useQuery(runQuery(trackerId, runId));
  const addedTo = canEdit ? trackerId : null;
  return (
    <Dialog
      title={log.data?.finished_at ? trackerPageTexts().runOf(longDate(log.data.finished_at)) : texts.run}
      open
      onClose={onClose}
      maxWidth="md"
      actions={
        <Button variant="outlined" autoFocus onClick={onClose}>
          {commonTexts().close}
        </Button>
      }
    >
      <ResultView result={log} contentName={texts.theLog} skeleton={{ lines: [60, 90, 80, 86] }}>
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
                topic={topic}
                addedTo={addedTo}
              />
            ))}
            <FoldedPages
              words={texts.unchanged}
              documents={run.documents.filter(({ outcome }) => outcome === 'known')}
              addedTo={null}
            />
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
        {trackerDialogTexts().searchedSourcesCount(asked.length)}
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
  return compared === 0
    ? texts.wordsDecidedTopic(model, fault)
    : texts.modelCompared(model, compared, pages - compared, fault);
};

const formatEditing = ({ model, pages, edited, fault }: NonNullable<Run['editing']>): string => {
  const texts = trackerDialogTexts();
  if (model === null) return texts.noModel;
  return edited === 0 ? texts.rulesSelected(model, fault) : texts.modelSelected(model, edited, pages - edited, fault);
};

const formatWriting = ({ model, sentences, replaced, fault }: NonNullable<Run['writing']>): string => {
  const texts = trackerDialogTexts();
  return fault === null ? texts.modelWrote(model, sentences, replaced) : texts.inOwnWords(model, fault);
};

interface OutcomeProps extends Pick<PagesOfRunProps, 'documents' | 'addedTo'> {
  title: string;
  colour: string;
  topic: string;
}

/** The pages that may belong to the topic come first; those whose titles have no word of it are folded. */
const Outcome = ({ title, colour, documents, topic, addedTo }: OutcomeProps) => {
  const words = stem(topic);
  const isNear = (page: RunDocument): boolean => [...stem(page.title)].some((word) => words.has(word));
  const offered = documents.filter(({ off_topic }) => off_topic);
  const shown = [...offered.filter(isNear), ...documents.filter(({ off_topic }) => !off_topic)];
  return documents.length === 0 ? null : (
    <Box component="section" sx={{ mb: 6 }}>
      <Box component="h3" sx={{ typography: 'label', color: colour, mb: 1 }}>
        {title} ({documents.length})
      </Box>
      {shown.length > 0 && <PagesOfRun documents={shown} addedTo={addedTo} />}
      <FoldedPages
        words={trackerDialogTexts().farFromTopic}
        documents={offered.filter((page) => !isNear(page))}
        addedTo={addedTo}
      />
    </Box>
  );
};

interface PagesOfRunProps {
  documents: readonly RunDocument[];
  /** The tracker to whose topic the user may add pages; null for other readers. */
  addedTo: string | null;
}

const PagesOfRun = ({ documents, addedTo }: PagesOfRunProps) => (
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
        {off_topic && addedTo !== null && <AddToTopic trackerId={addedTo} title={title} />}
      </Box>
    ))}
  </Box>
);

interface FoldedPagesProps extends PagesOfRunProps {
  words: (pages: number) => string;
}

/** '45 pages unchanged since an earlier run', which opens them. */
const FoldedPages = ({ words, documents, addedTo }: FoldedPagesProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  if (documents.length === 0) return null;
  return (
    <Box sx={{ typography: 'body2' }}>
      <TextButton expanded={isOpen} controls={listId} onClick={() => setIsOpen(!isOpen)}>
        {words(documents.length)}
      </TextButton>
      <Box id={listId} hidden={!isOpen}>
        {isOpen && <PagesOfRun documents={documents} addedTo={addedTo} />}
      </Box>
    </Box>
  );
};

const pageSx = {
  color: 'ink',
  textDecorationColor: (theme: Theme) => theme.vars?.palette.rule,
  '&:hover': { textDecorationColor: 'currentcolor' },
};
