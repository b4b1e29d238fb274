import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { MAX_NOTE } from '#kernel/limits';
import { actionTexts } from '#shared/texts/actions';
import { pageTexts } from '#shared/texts/pages';
import { Field } from '#shared/ui/fields/field';
import { EmptyState } from '#shared/ui/states/empty-state';
import { TextButton } from '#shared/ui/text-button';
import { AuthPageLayout } from '#features/accounts/published/auth-page-layout';
import { MailLinkPage } from '#features/delivery/published/mail-link-page';
import { QuestionForm } from '#features/delivery/published/question-form';
import { mailedLineQuery, useMailedFeedback } from '../api/mailed-feedback';
import { feedbackSavedMessage, verdictHints, verdictLabels, verdicts } from '../published/feedback-labels';
import { mailedFeedbackTexts } from '../texts/mailed';

/** Asks for confirmation before a line of an email is rated. */
export const MailedFeedbackPage = () => {
  const texts = mailedFeedbackTexts();
  const { link = '' } = useParams();
  const [search] = useSearchParams();
  const linked = verdicts.find((verdict) => verdict === search.get('verdict'));
  const [chosen, setChosen] = useState(linked ?? 'useful');
  const [note, setNote] = useState('');
  const give = useMailedFeedback(link);
  return (
    <AuthPageLayout title={pageTexts().feedback}>
      <MailLinkPage
        query={mailedLineQuery(link)}
        invalid={
          <EmptyState
            title={texts.noLongerValid}
            live
            actions={<TextButton to="/sign-in">{pageTexts().signIn}</TextButton>}
          >
            <p>{texts.lineGone}</p>
          </EmptyState>
        }
      >
        {(line) =>
          give.isSuccess ? (
            <EmptyState
              title={feedbackSavedMessage(chosen)}
              live
              actions={<TextButton to="/sign-in">{pageTexts().signIn}</TextButton>}
            >
              <p>{texts.changeOnPage(verdictHints()[chosen])}</p>
            </EmptyState>
          ) : (
            <QuestionForm
              action={actionTexts().save}
              pending={give.isPending}
              error={give.error}
              onSubmit={() => give.mutate({ verdict: chosen, note: note.trim() === '' ? null : note })}
            >
              <Box sx={{ display: 'grid', gap: 5 }}>
                <div>
                  <Box sx={{ color: 'quiet', mb: 1 }}>{line.tracker}</Box>
                  <Box component="blockquote" dir="auto" sx={{ typography: 'reading', m: 0 }}>
                    {line.text}
                  </Box>
                </div>
                <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, display: 'grid', gap: 3 }}>
                  <Box component="legend" sx={visuallyHidden}>
                    {texts.yourVerdict}
                  </Box>
                  {verdicts.map((verdict) => (
                    <Box key={verdict} component="label" sx={choiceSx}>
                      <input
                        type="radio"
                        name="verdict"
                        checked={verdict === chosen}
                        onChange={() => setChosen(verdict)}
                      />
                      <span>
                        {verdictLabels()[verdict]}
                        <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'quiet' }}>
                          {verdictHints()[verdict]}
                        </Box>
                      </span>
                    </Box>
                  ))}
                </Box>
                <Field
                  label={texts.note}
                  value={note}
                  onChange={(event) => setNote(event.target.value)}
                  maxLength={MAX_NOTE}
                />
              </Box>
            </QuestionForm>
          )
        }
      </MailLinkPage>
    </AuthPageLayout>
  );
};

const choiceSx = {
  display: 'flex',
  alignItems: 'baseline',
  gap: 3,
  minHeight: 24,
  cursor: 'pointer',
  '& input': {
    m: 0,
    width: 16,
    height: 16,
    flexShrink: 0,
    transform: 'translateY(2px)',
    accentColor: (theme: Theme) => theme.vars?.palette.accent ?? theme.palette.accent,
  },
};
