import { Box, Button, ButtonBase, ListItemText, Menu, MenuItem } from '@mui/material';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import * as z from 'zod/mini';
import { MAX_NOTE } from '#kernel/limits';
import { useSubmit, useZodForm } from '#shared/forms/form';
import { actionTexts } from '#shared/texts/actions';
import { commonTexts } from '#shared/texts/common';
import { BusyButton } from '#shared/ui/busy-button';
import { Field } from '#shared/ui/fields/field';
import { focusableDisabled } from '#shared/ui/focusable-disabled';
import { MoreIcon } from '#shared/ui/further-icons';
import { TextButton } from '#shared/ui/text-button';
import { useMenu } from '#shared/ui/use-menu';
import {
  type LineFeedback,
  type Verdict,
  feedbackLabel,
  isStruck,
  verdicts,
} from '#features/feedback/published/feedback-labels';
import { feedbackTexts } from '#features/feedback/published/texts/verdicts';
import type { TrackerSource } from '#features/trackers/api/tracker';
import { useFeedback } from '../../feedback-context';

interface LineFeedbackControlsProps {
  /** The source that the line quotes; undefined if it quotes several sources or none. */
  source: TrackerSource | undefined;
  /** Called with whether the line is struck through. */
  children: (struck: boolean) => ReactNode;
}

/** A line with its owner's verdict, which the owner can change. */
export const LineFeedbackControls = ({ source, children }: LineFeedbackControlsProps) => {
  const { given, givenOn, give } = useFeedback();
  const claimId = source?.claim_id ?? null;
  const feedback = source === undefined ? undefined : (given.get(claimId ?? '') ?? givenOn.get(source.quote));
  const line = children(feedback !== undefined && isStruck(feedback.verdict));
  if (give === null || claimId === null)
    return (
      <>
        {line}
        {feedback !== undefined && <GivenFeedback feedback={feedback} />}
      </>
    );
  return (
    <Box sx={withControlsSx}>
      {line}
      <VerdictMenu claimId={claimId} verdict={feedback?.verdict ?? null} />
      {feedback !== undefined && <GivenFeedback feedback={feedback} />}
    </Box>
  );
};

const VerdictMenu = ({ claimId, verdict }: { claimId: string; verdict: Verdict | null }) => {
  const { give, isPending } = useFeedback();
  const { button, menu, close } = useMenu();
  const choose = (chosen: Verdict) => {
    close();
    give?.({ on: { claim_id: claimId }, verdict: chosen === verdict ? null : chosen });
  };
  return (
    <>
      <ButtonBase
        className="verdict-menu"
        aria-label={feedbackTexts().onLine}
        {...button}
        {...focusableDisabled(isPending, button.onClick)}
        sx={menuButtonSx}
      >
        <MoreIcon aria-hidden />
      </ButtonBase>
      <Menu
        {...menu}
        slotProps={{ list: { 'aria-label': feedbackTexts().onLine, sx: { width: 300, maxWidth: '100%' } } }}
      >
        {verdicts.map((each) => (
          <MenuItem
            key={each}
            role="menuitemradio"
            aria-checked={each === verdict}
            selected={each === verdict}
            onClick={() => choose(each)}
            sx={{ whiteSpace: 'normal' }}
          >
            <ListItemText
              primary={feedbackTexts().labels[each]}
              secondary={each === verdict ? feedbackTexts().chooseAgain : feedbackTexts().hints[each]}
              slotProps={{ secondary: { variant: 'body2' } }}
            />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};

/** A line's verdict and note, which the owner can change. */
export const GivenFeedback = ({ feedback }: { feedback: LineFeedback }) => {
  const texts = feedbackTexts();
  const { give, draftNotes } = useFeedback();
  const { claim_id, note } = feedback;
  const [isNoting, setIsNoting] = useState(() => draftNotes.has(claim_id));
  const row = useRef<HTMLDivElement>(null);
  const close = () => {
    draftNotes.delete(claim_id);
    flushSync(() => setIsNoting(false));
    // The focus was in the form, unless the user has moved it since.
    if (document.activeElement === document.body) row.current?.querySelector('button')?.focus();
  };
  return (
    <Box sx={{ typography: 'body2', color: 'quiet', mt: '2px' }}>
      <Box ref={row} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 }}>
        <p dir="auto">
          {feedbackLabel(feedback)}
          {note !== null && texts.quoted(note)}
        </p>
        {give !== null && !isNoting && (
          <>
            <TextButton onClick={() => setIsNoting(true)}>{note === null ? texts.addNote : texts.editNote}</TextButton>
            <TextButton onClick={() => give({ on: { claim_id }, verdict: null })}>{actionTexts().undo}</TextButton>
          </>
        )}
      </Box>
      {isNoting && <NoteForm feedback={feedback} onDone={close} />}
    </Box>
  );
};

const NoteForm = ({
  feedback: { claim_id, verdict, note },
  onDone,
}: {
  feedback: LineFeedback;
  onDone: () => void;
}) => {
  const { giveAndWait, isPending, draftNotes } = useFeedback();
  const [draft] = useState(() => draftNotes.get(claim_id));
  const form = useZodForm({ note: z.string() }, { note: draft ?? note ?? '' });
  // A toast reports the failure; the typed note stays, so that it can be sent again.
  const save = useSubmit(form, async (values) => giveAndWait?.({ on: { claim_id }, verdict, ...values }).then(onDone));
  return (
    <Box component="form" onSubmit={save} sx={{ display: 'grid', gap: 2, my: 2, maxWidth: 480 }}>
      <Field
        label={feedbackTexts().note}
        hint={verdict === 'wrong' ? feedbackTexts().noteForAll : feedbackTexts().noteForYou}
        maxLength={MAX_NOTE}
        {...form.register('note', { onChange: () => draftNotes.set(claim_id, form.getValues('note')) })}
        // A restored draft must not steal the focus.
        autoFocus={draft === undefined}
      />
      <Box sx={{ display: 'flex', gap: 2 }}>
        <BusyButton type="submit" variant="contained" size="small" busy={isPending}>
          {feedbackTexts().saveNote}
        </BusyButton>
        <Button variant="outlined" size="small" onClick={onDone}>
          {commonTexts().cancel}
        </Button>
      </Box>
    </Box>
  );
};

/** The controls are faint until the line is hovered or focused, and always visible on touch screens. */
const withControlsSx = {
  position: 'relative',
  pr: '32px',
  '& + &': { mt: 2 },
  '@media (hover: hover)': {
    '& > .verdict-menu:not([aria-expanded="true"])': { opacity: 0 },
    '&:hover > .verdict-menu, & > .verdict-menu:focus-visible': { opacity: 1 },
  },
};

const menuButtonSx = {
  position: 'absolute',
  top: 0,
  right: 0,
  width: 28,
  height: 26,
  borderRadius: 1,
  color: 'quiet',
  '&:hover': { bgcolor: 'wash', color: 'ink' },
};
