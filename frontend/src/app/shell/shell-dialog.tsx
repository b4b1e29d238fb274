import { lazyDialog } from '#shared/lazy/lazy-dialog';
import { ImpersonateDialog } from '#features/accounts/published/impersonate-dialog';
import { KeyboardHelp } from './keyboard-help';

const CommandPalette = lazyDialog(() => import('../palette/command-palette'), 'CommandPalette');

interface ShellDialogProps {
  shown: 'palette' | 'help' | 'impersonate';
  onClose: () => void;
}

/** The dialogs that the sidebar opens. */
export const ShellDialog = ({ shown, onClose }: ShellDialogProps) => {
  switch (shown) {
    case 'palette':
      return <CommandPalette onClose={onClose} />;
    case 'help':
      return <KeyboardHelp onClose={onClose} />;
    case 'impersonate':
      return <ImpersonateDialog onClose={onClose} />;
  }
};
