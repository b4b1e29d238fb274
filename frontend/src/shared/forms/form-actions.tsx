import { Box, Button, type ButtonProps } from '@mui/material';
import { BusyButton } from '../ui/busy-button';
import { FieldError } from '../ui/field-error';

interface FormActionsProps {
  /** What the button that sends the form says. */
  action: string;
  color?: ButtonProps['color'];
  busy: boolean;
  disabled?: boolean;
  problem: string | undefined;
  onCancel: () => void;
}

/** At the end of a form in a dialog: why it failed, Cancel, and the button that sends it. */
export const FormActions = ({ action, color = 'primary', busy, disabled, problem, onCancel }: FormActionsProps) => (
  <div>
    <FieldError text={problem} />
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 2, mt: problem === undefined ? 0 : 4 }}>
      <Button variant="outlined" onClick={onCancel}>
        Cancel
      </Button>
      <BusyButton type="submit" variant="contained" color={color} disabled={disabled} busy={busy}>
        {action}
      </BusyButton>
    </Box>
  </div>
);
