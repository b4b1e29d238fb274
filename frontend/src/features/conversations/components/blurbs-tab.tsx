import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '#shared/api/problem';
import { BotText } from '#shared/chat/bot-text';
import { botMessage } from '#shared/chat/chat';
import { widths } from '#shared/theme/tokens';
import { longEnglishDate } from '#shared/time/english-dates';
import { ActionDialog } from '#shared/ui/dialogs/action-dialog';
import { DataNotLoaded } from '#shared/ui/states/data-not-loaded';
import { EmptyState } from '#shared/ui/states/empty-state';
import { ResultView } from '#shared/ui/states/result-view';
import { TextButton } from '#shared/ui/text-button';
import { blurbsQuery } from '../api/conversation';
import { type Days, useGenerateBlurbs } from '../api/generate-blurbs';
import { BlurbGenerator } from './blurb-generator';

interface BlurbsTabProps {
  id: string;
  reason: string;
  welcome: string;
}

/** A person's daily blurbs, and the assistant's greeting. */
export const BlurbsTab = ({ id, reason, welcome }: BlurbsTabProps) => {
  const result = useQuery(blurbsQuery(id, reason));
  const [regeneratedDay, setRegeneratedDay] = useState<string | null>(null);
  const generation = useGenerateBlurbs(id, reason);
  const generate = (days: Days) => {
    const isThere = 'date' in days && result.data?.blurbs.some(({ date }) => date === days.date) === true;
    if (isThere) setRegeneratedDay(days.date);
    else generation.mutate({ days, again: false });
  };
  return (
    <Box sx={{ display: 'grid', gap: 8, maxWidth: widths.column }}>
      <Box component="section" aria-labelledby="welcome">
        <Box component="h2" id="welcome" sx={headingSx}>
          Welcome message
        </Box>
        <p>{welcome}</p>
      </Box>
      <Box component="section" aria-labelledby="generate">
        <Box component="h2" id="generate" sx={headingSx}>
          Generate daily blurbs
        </Box>
        <BlurbGenerator busy={generation.isPending} onGenerate={generate} />
      </Box>
      <Box component="section" aria-labelledby="blurbs">
        <Box component="h2" id="blurbs" sx={headingSx}>
          Daily blurbs
        </Box>
        <ResultView
          result={result}
          failed={(error, retry) => (
            <DataNotLoaded title={errorMessage(error, 'Failed to load blurbs')} onRetry={retry} />
          )}
        >
          {({ blurbs }) =>
            blurbs.length === 0 ? (
              <EmptyState title="No daily blurbs found" />
            ) : (
              blurbs.map(({ id: blurb, date, content }) => (
                <Box component="article" key={blurb} aria-labelledby={`blurb-${blurb}`} sx={blurbSx}>
                  <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 3 }}>
                    <Box component="h3" id={`blurb-${blurb}`} sx={{ typography: 'h3' }}>
                      {longEnglishDate(date)}
                    </Box>
                    <TextButton
                      label={`Regenerate the blurb of ${longEnglishDate(date)}`}
                      onClick={() => setRegeneratedDay(date)}
                    >
                      Regenerate
                    </TextButton>
                  </Box>
                  <BotText message={botMessage(content)} />
                </Box>
              ))
            )
          }
        </ResultView>
      </Box>
      {regeneratedDay !== null && (
        <ActionDialog
          title={`Regenerate blurb for ${longEnglishDate(regeneratedDay)}?`}
          action="Regenerate"
          focusCancel
          busy={generation.isPending}
          onAct={() =>
            generation.mutate(
              { days: { date: regeneratedDay }, again: true },
              { onSettled: () => setRegeneratedDay(null) },
            )
          }
          onClose={() => setRegeneratedDay(null)}
        >
          A new blurb is written from what was logged, and replaces this one.
        </ActionDialog>
      )}
    </Box>
  );
};

const headingSx = { typography: 'h3', mb: 3 };

const blurbSx = { display: 'grid', gap: 2, py: 5, borderTop: 'hairline' };
