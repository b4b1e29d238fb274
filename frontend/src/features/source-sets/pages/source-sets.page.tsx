import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFocusRestore } from '#shared/hooks/use-focus-restore';
import { lazyDialog } from '#shared/lazy/lazy-dialog';
import { usePreloadWhenIdle } from '#shared/lazy/use-preload-when-idle';
import { pageTexts } from '#shared/texts/pages';
import { BusyButton } from '#shared/ui/busy-button';
import { PageHeader } from '#shared/ui/page-header';
import { EmptyState } from '#shared/ui/states/empty-state';
import { ResultView } from '#shared/ui/states/result-view';
import { DEFAULT_MODEL } from '#features/tracker-creation/api/create-tracker';
import { openTrackerDialog } from '#features/tracker-creation/published/tracker-dialog-request';
import { useExportOpml } from '../api/opml';
import { type SourceSet, sourceSetsQuery } from '../api/source-sets';
import { SourceSetRow } from '../components/source-set-row';
import { sourceSetTexts } from '../texts/page';

const SourceSetDialog = lazyDialog(() => import('../published/source-set-dialog'), 'SourceSetDialog');
const DeleteSourceSet = lazyDialog(() => import('../components/delete-source-set'), 'DeleteSourceSet');
const ImportOpml = lazyDialog(() => import('../components/import-opml'), 'ImportOpml');
const preloaded = [SourceSetDialog, DeleteSourceSet, ImportOpml];

const trackFrom = ({ domains }: SourceSet) =>
  openTrackerDialog({
    intention: 'create',
    draft: { tracker_description: '', update_frequency: 'week', model: DEFAULT_MODEL, domains },
  });

/** The set that the dialog is open for, or the one to copy. */
interface SetDialogState {
  readonly set: SourceSet | null;
  readonly copyOf?: SourceSet;
}

/** The user's reusable groups of domains, and the public ones of others. */
export const SourceSetsPage = () => {
  usePreloadWhenIdle(preloaded);
  const texts = sourceSetTexts();
  const sets = useQuery(sourceSetsQuery);
  const { download, isPending } = useExportOpml();
  const list = useFocusRestore<HTMLDivElement>();
  const [opened, setOpened] = useState<SetDialogState | null>(null);
  const [deleting, setDeleting] = useState<SourceSet | null>(null);
  const [isImporting, setIsImporting] = useState(false);
  const create = () => setOpened({ set: null });
  const own = sets.data?.filter(({ can_edit }) => can_edit) ?? [];
  const shared = sets.data?.filter(({ can_edit }) => !can_edit) ?? [];
  const renderRow = (set: SourceSet) => (
    <SourceSetRow
      key={set.id}
      set={set}
      onOpen={() => setOpened(set.can_edit ? { set } : { set: null, copyOf: set })}
      onTrack={() => trackFrom(set)}
      onDelete={() => setDeleting(set)}
    />
  );
  return (
    <div ref={list}>
      <PageHeader title={pageTexts().sourceSets} description={texts.description}>
        <Button variant="outlined" size="small" onClick={() => setIsImporting(true)}>
          {texts.import}
        </Button>
        <BusyButton variant="outlined" size="small" busy={isPending} onClick={() => download()}>
          {texts.export}
        </BusyButton>
        {own.length > 0 && (
          <Button variant="contained" size="small" onClick={create}>
            {texts.new}
          </Button>
        )}
      </PageHeader>
      <ResultView result={sets} contentName={texts.notLoaded} skeleton={{ lines: [40, 65, 36, 70], height: 18 }}>
        {() =>
          own.length === 0 ? (
            <EmptyState
              title={texts.none}
              actions={
                <Button variant="contained" onClick={create}>
                  {texts.create}
                </Button>
              }
            >
              <p>{texts.whatTheyAreFor}</p>
            </EmptyState>
          ) : (
            <Box component="ul" aria-label={pageTexts().sourceSets}>
              {own.map(renderRow)}
            </Box>
          )
        }
      </ResultView>
      {shared.length > 0 && (
        <Box component="section" aria-labelledby="shared-sets" sx={{ mt: 11 }}>
          <Box component="h2" id="shared-sets" sx={{ typography: 'h2', mb: 2 }}>
            {texts.sharedByOthers}
          </Box>
          <ul>{shared.map(renderRow)}</ul>
        </Box>
      )}
      {opened !== null && <SourceSetDialog {...opened} onClose={() => setOpened(null)} />}
      {isImporting && <ImportOpml onClose={() => setIsImporting(false)} />}
      {deleting !== null && <DeleteSourceSet set={deleting} onClose={() => setDeleting(null)} />}
    </div>
  );
};
