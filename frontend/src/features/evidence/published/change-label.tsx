import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { changeMark } from './change-mark';
import type { ChangeKind } from './source';

/** The kind of a line as coloured text: 'New', '25% → 15%', 'Ended'. */
export const ChangeLabel = ({ kind, text, was }: { kind: ChangeKind; text: string; was?: string }) => {
  const mark = changeMark(kind, text, was);
  return (
    <Box component="span" sx={{ color: mark.kind, typography: 'label', whiteSpace: 'nowrap' }}>
      {mark.kind === 'changed' && mark.from !== undefined ? (
        <>
          <span aria-hidden>
            {mark.from} → {mark.to}
          </span>
          <Box component="span" sx={visuallyHidden}>
            {mark.label}
          </Box>
        </>
      ) : (
        mark.label
      )}
    </Box>
  );
};
