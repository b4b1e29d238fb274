import { Box } from '@mui/material';
import { TextButton } from './text-button';
import type { Message } from './toast';

/** What a message offers to do; nothing where it offers nothing. */
export const ToastActionButton = ({ message: { action }, onDone }: { message: Message; onDone: () => void }) =>
  action === undefined ? null : (
    <Box component="span" sx={{ ml: 4 }}>
      <TextButton
        onClick={() => {
          action.act();
          onDone();
        }}
      >
        {action.label}
      </TextButton>
    </Box>
  );
