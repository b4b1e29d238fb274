import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useProductName } from '#shared/hooks/use-product-name';
import { actionTexts } from '#shared/texts/actions';
import { copyText } from '#shared/ui/copy-text';
import { Dialog } from '#shared/ui/dialogs/dialog';
import { saveFile } from '#shared/ui/save-file';
import { toastFailure } from '#shared/ui/toasts/toast';
import { accountDialogTexts } from '../../texts/dialogs';

interface RecoveryCodesProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Shows the recovery codes, which cannot be shown again: only Done closes the dialog. */
export const RecoveryCodes = ({ codes, onClose }: RecoveryCodesProps) => {
  const texts = accountDialogTexts();
  const product = useProductName();
  const [isCopied, setIsCopied] = useState(false);
  const text = `${codes.join('\n')}\n`;
  const copy = async () => {
    try {
      await copyText(text);
      setIsCopied(true);
    } catch {
      toastFailure(texts.codesNotCopied);
    }
  };
  return (
    <Dialog
      title={texts.keepCodesTitle}
      open
      maxWidth="xs"
      actions={
        <>
          <Button variant="outlined" onClick={() => void copy()}>
            {isCopied ? texts.copied : texts.copyCodes}
          </Button>
          <Button
            variant="outlined"
            onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), texts.codesFile(product))}
          >
            {actionTexts().download}
          </Button>
          <Button variant="contained" autoFocus onClick={onClose}>
            {actionTexts().done}
          </Button>
        </>
      }
    >
      <p>{texts.factorIsOn}</p>
      <Box component="ol" aria-label={texts.recoveryCodes} sx={codesSx}>
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
  border: 'hairline',
  borderRadius: 1,
  bgcolor: 'wash',
};
