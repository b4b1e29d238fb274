import { Box, Button } from '@mui/material';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { answerOf, api } from '../api/client';
import { wordsOf } from '../api/problem';
import { useZodForm } from '../forms/use-zod-form';
import { useSingleFlight } from '../hooks/use-single-flight';
import { BusyButton } from '../ui/busy-button';
import { Dialog } from '../ui/dialog';
import { keepFieldFocus } from '../ui/keep-field-focus';
import { CodeField } from './code-field';
import { codeForm } from './code-form';

interface StepUpDialogProps {
  onDone: (isProven: boolean) => void;
}

/** Asks for a code of the second factor before something that does harm in the wrong hands. */
const StepUpDialog = ({ onDone }: StepUpDialogProps) => {
  const { register, handleSubmit, formState, setFocus } = useZodForm(codeForm, { code: '' });
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const prove = useSingleFlight(async (typed: z.infer<typeof codeForm>) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await answerOf(api.POST('/api/common/second-factor/prove', { body: typed }));
      onDone(true);
    } catch (error) {
      setFailure(wordsOf(error, 'The code could not be checked. Please try again.'));
      setBusy(false);
      setFocus('code', { shouldSelect: true });
    }
  });
  return (
    <Dialog title="Confirm that it is you" open onClose={() => onDone(false)} maxWidth="xs" holdsTypedText>
      <Box component="form" noValidate onSubmit={handleSubmit(prove)} sx={{ display: 'grid', gap: 5 }}>
        <p>This needs a code of your second factor. It then counts for ten minutes.</p>
        <CodeField autoFocus problem={formState.errors.code?.message ?? failure} {...register('code')} />
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 2 }}>
          <Button variant="outlined" onMouseDown={keepFieldFocus} onClick={() => onDone(false)}>
            Cancel
          </Button>
          <BusyButton type="submit" variant="contained" busy={busy}>
            Confirm
          </BusyButton>
        </Box>
      </Box>
    </Dialog>
  );
};

export default StepUpDialog;
