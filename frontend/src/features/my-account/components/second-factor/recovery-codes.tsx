import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useProductName } from '../../../../shared/hooks/use-product-name';
import { copyText } from '../../../../shared/ui/copy-text';
import { Dialog } from '../../../../shared/ui/dialog';
import { saveFile } from '../../../../shared/ui/save-file';
import { toastFailure } from '../../../../shared/ui/toast';

interface RecoveryCodesProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Shows the recovery codes, which cannot be shown again: only Done closes the dialog. */
export const RecoveryCodes = ({ codes, onClose }: RecoveryCodesProps) => {
  const product = useProductName();
  const [copied, setCopied] = useState(false);
  const text = `${codes.join('\n')}\n`;
  const copy = async () => {
    try {
      await copyText(text);
      setCopied(true);
    } catch {
      toastFailure('Failed to copy the codes');
    }
  };
  return (
    <Dialog
      title="Keep your recovery codes"
      open
      maxWidth="xs"
      actions={
        <>
          <Button variant="outlined" onClick={() => void copy()}>
            {copied ? 'Copied' : 'Copy codes'}
          </Button>
          <Button
            variant="outlined"
            onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), `${product} recovery codes.txt`)}
          >
            Download
          </Button>
          <Button variant="contained" autoFocus onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <p>
        The second factor is on. If you lose your phone, each of these codes signs you in once. They are shown only now.
      </p>
      <Box component="ol" aria-label="Recovery codes" sx={codesSx}>
        {codes.map((code) => (
          <Box key={code} component="li">
            <code>{code}</code>
          </Box>
        ))}
      </Box>
    </Dialog>
  );
};

const codesSx = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(128px, 1fr))',
  gap: 2,
  listStyle: 'none',
  my: 4,
  mx: 0,
  p: 4,
  border: '1px solid',
  borderColor: 'rule',
  borderRadius: 1,
  bgcolor: 'wash',
};
