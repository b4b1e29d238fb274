import { Box, Button, type ButtonProps } from '@mui/material';
import { BusyButton } from '../ui/busy-button';
import { FieldError } from '../ui/field-error';

interface FormActionsProps {
  /** Label of the submit button. */
  action: string;
  color?: ButtonProps['color'];
  busy: boolean;
  disabled?: boolean;
  problem: string | undefined;
  onCancel: () => void;
}

/** The end of a form in a dialog: why it failed, Cancel, and the submit button. */
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
