import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useId } from 'react';
import { formTexts } from '../../texts/forms';
import { focusRing } from '../../theme/theme';
import { describedByProps, FieldFrame } from './field-frame';

interface FileFieldProps {
  label: string;
  /** Accepted types, as for an input: `.pdf,application/pdf`. */
  accept: string;
  file: File | null;
  error: string | undefined;
  onChoose: (file: File | null) => void;
}

/**
 * Chooses one file. Browsers draw their file control differently and in their own language, so it is visually hidden,
 * but still has the focus and handles keys. Its label is what users see.
 */
export const FileField = ({ label, accept, file, error, onChoose }: FileFieldProps) => {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error}>
      <Box sx={{ position: 'relative', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' }}>
        <Box
          component="input"
          id={id}
          type="file"
          accept={accept}
          {...describedByProps(id, error)}
          onChange={({ target }) => onChoose(target.files?.[0] ?? null)}
          sx={[visuallyHidden, ({ vars }) => ({ '&:focus-visible + label': focusRing(vars?.palette.accent) })]}
        />
        <Box component="label" aria-hidden htmlFor={id} sx={buttonSx}>
          {file === null ? formTexts().chooseFile : formTexts().chooseAnotherFile}
        </Box>
        <Box component="span" dir="auto" sx={{ typography: 'body2', color: 'quiet', overflowWrap: 'anywhere' }}>
          {file === null ? formTexts().noFile : file.name}
        </Box>
      </Box>
    </FieldFrame>
  );
};

const buttonSx = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 34,
  px: '13px',
  border: 'hairline',
  borderRadius: 1,
  bgcolor: 'sheet',
  color: 'ink',
  typography: 'label',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'wash', borderColor: 'edge' },
};
