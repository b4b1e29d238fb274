import { ButtonBase, Divider, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useIsMounted } from '#shared/hooks/use-is-mounted';
import { lazyDialog } from '#shared/lazy/lazy-dialog';
import { usePreloadWhenIdle } from '#shared/lazy/use-preload-when-idle';
import { actionTexts } from '#shared/texts/actions';
import { copyWithToast } from '#shared/ui/copy-with-toast';
import { MoreIcon } from '#shared/ui/further-icons';
import { useMenu } from '#shared/ui/use-menu';
import { useRunNow } from '#features/trackers/api/run-now';
import { trackerTitle, type Tracker } from '#features/trackers/api/tracker';
import { exportFormats, type ExportFormat } from '../../api/export-evidence';
import { useTogglePaused, useTogglePublic } from '../../api/toggle-settings';
import { askToClone } from '../../ask-to-clone';
import { trackerPageTexts } from '../../texts/page';
import { trackerLink } from '../../tracker-link';
import { useExport } from '../../use-export';

const ConfirmDeletion = lazyDialog(() => import('#features/deletion/published/confirm-deletion'), 'ConfirmDeletion');

const ReplaceRss = lazyDialog(() => import('../dialogs/replace-rss'), 'ReplaceRss');

const MakePublic = lazyDialog(() => import('../dialogs/make-public'), 'MakePublic');

const KeywordFilterDialog = lazyDialog(() => import('../dialogs/keyword-filter-dialog'), 'KeywordFilterDialog');

const ChannelsDialog = lazyDialog(() => import('#features/delivery/published/channels-dialog'), 'ChannelsDialog');

const preloaded = [ConfirmDeletion, MakePublic];

const formatLabels: Readonly<Record<ExportFormat, string>> = { json: 'JSON', md: 'Markdown', csv: 'CSV' };

/**
 * Less common actions: for editors copy the link, run now, pause, make public or private, replace the RSS link and
 * delete; for everybody clone and export.
 */
export const TrackerMenu = ({ tracker }: { tracker: Tracker }) => {
  const { button, menu, close } = useMenu();
  const [dialog, setDialog] = useState<EditorDialog | null>(null);
  const { download } = useExport(tracker);
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  // Replaces the history entry, so that going back does not lead to the deleted tracker.
  const leave = () => {
    if (isMounted.current) void navigate('/list-trackers', { replace: true });
  };
  return (
    <>
      <ButtonBase
        aria-label={trackerPageTexts().more}
        {...button}
        sx={{ width: 36, height: 34, borderRadius: 1, color: 'quiet', '&:hover': { bgcolor: 'wash', color: 'ink' } }}
      >
        <MoreIcon aria-hidden />
      </ButtonBase>
      <Menu
        {...menu}
        // Every item closes the menu.
        onClick={close}
      >
        {tracker.can_edit && <EditorItems tracker={tracker} onOpen={setDialog} />}
        <MenuItem onClick={() => askToClone(tracker)}>{actionTexts().clone}</MenuItem>
        <Divider />
        {exportFormats.map((format) => (
          <MenuItem key={format} onClick={() => download(format)}>
            {trackerPageTexts().exportAs(formatLabels[format])}
          </MenuItem>
        ))}
        {tracker.can_edit && <Divider />}
        {tracker.can_edit && (
          <MenuItem onClick={() => setDialog('delete')} sx={{ color: 'failed' }}>
            {actionTexts().delete}
          </MenuItem>
        )}
      </Menu>
      {dialog === 'rss' && <ReplaceRss trackerId={tracker.tracker_id} onClose={() => setDialog(null)} />}
      {dialog === 'make-public' && <MakePublic trackerId={tracker.tracker_id} onClose={() => setDialog(null)} />}
      {dialog === 'channels' && (
        <ChannelsDialog
          scope={{ kind: 'tracker', id: tracker.tracker_id }}
          title={trackerTitle(tracker)}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'delete' && (
        <ConfirmDeletion
          item={{ type: 'tracker', id: tracker.tracker_id, name: trackerTitle(tracker) }}
          onClose={() => setDialog(null)}
          onDeleted={leave}
        />
      )}
      {dialog === 'words' && <KeywordFilterDialog tracker={tracker} onClose={() => setDialog(null)} />}
    </>
  );
};

type EditorDialog = 'rss' | 'words' | 'channels' | 'make-public' | 'delete';

interface EditorItemsProps {
  tracker: Tracker;
  onOpen: (dialog: EditorDialog) => void;
}

const EditorItems = ({ tracker, onOpen }: EditorItemsProps) => {
  const { tracker_id, last_run, paused, suspended, public: isPublic, rss_url } = tracker;
  usePreloadWhenIdle(preloaded);
  const texts = trackerPageTexts();
  const runNow = useRunNow();
  const togglePaused = useTogglePaused(tracker_id);
  const togglePublic = useTogglePublic(tracker_id, {
    success: () => texts.nowPrivate,
    failure: () => texts.notMadePrivate,
  });
  const running = last_run?.state === 'queued' || last_run?.state === 'running';
  const copyLink = () => {
    if (!isPublic) onOpen('make-public');
    else void copyWithToast(trackerLink(tracker_id), texts.linkCopied, texts.linkNotCopied);
  };
  return (
    <>
      <MenuItem onClick={copyLink}>{actionTexts().copyLink}</MenuItem>
      <MenuItem disabled={running || suspended} onClick={() => runNow.mutate(tracker_id)}>
        {texts.runNow}
      </MenuItem>
      <MenuItem onClick={() => togglePaused.mutate(!paused)}>{paused ? texts.resume : texts.pause}</MenuItem>
      {isPublic ? (
        <MenuItem onClick={() => togglePublic.mutate(false)}>{texts.makePrivate}</MenuItem>
      ) : (
        <MenuItem onClick={() => onOpen('make-public')}>{texts.makePublic}</MenuItem>
      )}
      <MenuItem onClick={() => onOpen('words')}>{texts.includeAndExclude}</MenuItem>
      <MenuItem onClick={() => onOpen('channels')}>{texts.sentTo}</MenuItem>
      {rss_url !== null && <MenuItem onClick={() => onOpen('rss')}>{texts.replaceRss}</MenuItem>}
    </>
  );
};
