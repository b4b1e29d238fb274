import { useColorScheme } from '@mui/material';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOnBack } from '#shared/hooks/use-on-back';
import { lazyDialog } from '#shared/lazy/lazy-dialog';
import { openAuthDialog } from '#features/accounts/published/auth-dialog';
import { questionState } from '#features/ask/published/asked-question';
import type { MovableItem } from '#features/collections/api/get-folder';
import { useShownFolder } from '#features/collections/published/use-shown-folder';
import { openTrackerDialog, trackTopic } from '#features/tracker-creation/published/tracker-dialog-request';
import { useRunNow } from '#features/trackers/api/run-now';
import { trackerPath } from '#features/trackers/published/tracker-path';
import { changeLanguage } from '../language/change-language';
import type { Command } from './commands';
import { PaletteDialog } from './palette-dialog';
import type { PaletteList } from './use-commands';

const CreateFolder = lazyDialog(() => import('#features/collections/published/create-folder'), 'CreateFolder');
const MoveItem = lazyDialog(() => import('#features/collections/published/move-item'), 'MoveItem');
const ShareTracker = lazyDialog(() => import('#features/tracker-page/published/share-tracker'), 'ShareTracker');
const SourceSetDialog = lazyDialog(
  () => import('#features/source-sets/published/source-set-dialog'),
  'SourceSetDialog',
);

/** The open stage: a list of commands, or the dialog that a command opens. */
type Stage =
  | { readonly open: PaletteList }
  | { readonly open: 'move'; readonly item: MovableItem }
  | { readonly open: 'share'; readonly trackerId: string }
  | { readonly open: 'create-folder' | 'create-source-set' };

/** Opens, creates, moves, runs and shares items by name, and finds published lines. */
export const CommandPalette = ({ onClose }: { onClose: () => void }) => {
  const [stage, setStage] = useState<Stage>({ open: 'all' });
  const navigate = useNavigate();
  const { setMode } = useColorScheme();
  const runNow = useRunNow();
  const folderId = useShownFolder();
  useOnBack(onClose);

  const open = (path: string) => {
    onClose();
    void navigate(path);
  };
  const choose = ({ action }: Command) => {
    switch (action.type) {
      case 'open':
        return open(action.path);
      case 'leave':
        onClose();
        return window.location.assign(action.path);
      case 'sign-in':
        onClose();
        return openAuthDialog('sign-in');
      case 'list':
        return setStage({ open: action.of });
      case 'move':
        return setStage({ open: 'move', item: action.item });
      case 'share':
        return setStage({ open: 'share', trackerId: action.trackerId });
      case 'run':
        runNow.mutate(action.trackerId);
        return open(trackerPath(action.trackerId));
      case 'theme':
        onClose();
        return setMode(action.mode);
      case 'language':
        onClose();
        return void changeLanguage(action.language);
      case 'track':
        onClose();
        return trackTopic(action.topic, folderId);
      case 'ask':
        onClose();
        return void navigate(action.path, { state: questionState(action.question) });
      case 'create':
        if (action.kind !== 'tracker') return setStage({ open: `create-${action.kind}` });
        onClose();
        return openTrackerDialog({ intention: 'create', parentId: folderId });
    }
  };

  switch (stage.open) {
    case 'move':
      return <MoveItem item={stage.item} onClose={onClose} />;
    case 'share':
      return <ShareTracker trackerId={stage.trackerId} onClose={onClose} />;
    case 'create-folder':
      return <CreateFolder parentId={folderId} onClose={onClose} />;
    case 'create-source-set':
      return <SourceSetDialog set={null} onClose={onClose} />;
    case 'all':
    case 'movable':
    case 'runnable':
    case 'shareable':
      return (
        <PaletteDialog
          key={stage.open}
          list={stage.open}
          onChoose={choose}
          onLeave={stage.open === 'all' ? onClose : () => setStage({ open: 'all' })}
          onClose={onClose}
        />
      );
  }
};
