import { Box } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { unwrap } from '../../../shared/api/client';
import { errorMessage } from '../../../shared/api/problem';
import { BotText } from '../../../shared/chat/bot-text';
import { botMessage } from '../../../shared/chat/chat';
import { longEnglishDate } from '../../../shared/time/english-dates';
import { ActionDialog } from '../../../shared/ui/action-dialog';
import { EmptyState } from '../../../shared/ui/empty-state';
import { TextButton } from '../../../shared/ui/text-button';
import { toast, toastFailure } from '../../../shared/ui/toast';
import { type Days, blurbsQuery, generateBlurbs } from '../api/conversation';
import { BlurbGenerator } from './blurb-generator';
import { Loaded } from '../../../shared/ui/loaded';
import { DataNotLoaded } from '../../../shared/ui/load-error';

interface BlurbsTabProps {
  id: string;
  reason: string;
  welcome: string;
}

interface BlurbRequest {
  readonly days: Days;
  /** The blurb that the day has is written anew. */
  readonly again: boolean;
}

const blurbFailureText = ({ days, again }: BlurbRequest): string => {
  if (again) return 'Failed to regenerate blurb';
  return 'date' in days ? 'Failed to generate blurb' : 'Failed to generate blurbs';
};

const doneMessage = (generated: number, failed: number, again: boolean): string => {
  if (again) return 'Blurb regenerated successfully';
  const done = `Successfully generated ${generated} blurb(s)`;
  return failed === 0 ? done : `${done}. Nothing was logged on ${failed} of the days.`;
};

/** A person's daily blurbs, and the assistant's greeting. */
export const BlurbsTab = ({ id, reason, welcome }: BlurbsTabProps) => {
  const query = blurbsQuery(id, reason);
  const result = useQuery(query);
  const queryClient = useQueryClient();
  const [regeneratedDay, setRegeneratedDay] = useState<string | null>(null);
  const generation = useMutation({
    mutationFn: ({ days }: BlurbRequest) => unwrap(generateBlurbs(id, days)),
    onSuccess: async ({ success, generated_count, failed_count, error }, asked) => {
      setRegeneratedDay(null);
      if (!success) return toastFailure(error ?? blurbFailureText(asked));
      toast(doneMessage(generated_count, failed_count, asked.again));
      await queryClient.invalidateQueries({ queryKey: query.queryKey });
    },
    onError: (problem, asked) => {
      setRegeneratedDay(null);
      toastFailure(errorMessage(problem, blurbFailureText(asked)));
    },
  });
  const generate = (days: Days) => {
    const isThere = 'date' in days && result.data?.blurbs.some(({ date }) => date === days.date) === true;
    if (isThere) setRegeneratedDay(days.date);
    else generation.mutate({ days, again: false });
  };
  return (
    <Box sx={{ display: 'grid', gap: 8, maxWidth: 760 }}>
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
        <Loaded
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
        </Loaded>
      </Box>
      {regeneratedDay !== null && (
        <ActionDialog
          title={`Regenerate blurb for ${longEnglishDate(regeneratedDay)}?`}
          action="Regenerate"
          focusCancel
          busy={generation.isPending}
          onAct={() => generation.mutate({ days: { date: regeneratedDay }, again: true })}
          onClose={() => setRegeneratedDay(null)}
        >
          A new blurb is written from what was logged, and replaces this one.
        </ActionDialog>
      )}
    </Box>
  );
};

const headingSx = { typography: 'h3', mb: 3 };

const blurbSx = { display: 'grid', gap: 2, py: 5, borderTop: '1px solid', borderColor: 'rule' };
