import { Box, Button, ButtonBase, Drawer, type Theme, useMediaQuery } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { CodeNotLoaded } from '#shared/lazy/code-not-loaded';
import { lazyComponent } from '#shared/lazy/lazy-component';
import { pageTexts } from '#shared/texts/pages';
import { isPanelDialog, PANEL_WIDTH, panelOverPage } from '#shared/theme/side-panel';
import { CloseIcon, TrackersIcon } from '#shared/ui/icons';
import { ResultView } from '#shared/ui/states/result-view';
import { type Branch, branchQuery } from '../api/executive-branch';
import { AgencyList } from '../components/agency-list';
import { AgencyPanel } from '../components/agency-panel';
import { agencyPath, parseAgency } from '../published/agency-path';
import { branchTexts } from '../texts/branch';

const BranchMap = lazyComponent(() => import('../components/branch-map'), 'BranchMap', CodeNotLoaded);

/** The executive branch as a list and a map, with the record of the agency in the URL. */
export const ExecutiveBranchPage = () => {
  const texts = branchTexts();
  const branch = useQuery(branchQuery);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const chosen = parseAgency(query);
  // In a narrow window, the list comes first.
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const isDialog = useMediaQuery(isPanelDialog);
  const isTight = useMediaQuery((theme: Theme) => theme.breakpoints.down('lg'));
  const [hasList, setHasList] = useState(true);
  const [hasMap, setHasMap] = useState(false);
  /**
   * The agency chosen last, around which the map opens: a narrow window closes the agency's panel, which covers the
   * map, to show it.
   */
  const [last, setLast] = useState(chosen);
  if (chosen !== null && chosen !== last) setLast(chosen);
  const show = (path: string) => void navigate(path, { preventScrollReset: true });
  /** The button that hides the list, or the one that shows it: each replaces the other and takes over its focus. */
  const toggle = useRef<HTMLButtonElement>(null);
  const isToggled = useRef(false);
  const hideList = () => {
    isToggled.current = true;
    if (isNarrow) setHasMap(true);
    else setHasList(false);
  };
  const showList = () => {
    isToggled.current = true;
    setHasMap(false);
    setHasList(true);
    if (isTight && !isNarrow) show('/exec');
  };
  const isMapShown = isNarrow ? hasMap : true;
  // The list is hidden next to a map and a panel, unless there is room for all three.
  const isListShown = isNarrow ? !hasMap : hasList && (!isTight || chosen === null);
  useEffect(() => {
    if (isToggled.current) toggle.current?.focus({ preventScroll: true });
    isToggled.current = false;
  }, [isListShown]);
  const columns = [
    isListShown ? `${LIST_WIDTH_PX}px` : '',
    'minmax(0, 1fr)',
    chosen === null ? '' : `${PANEL_WIDTH}px`,
  ].join(' ');
  return (
    <Box sx={[deskSx, !isNarrow && { display: 'grid', gridTemplateColumns: columns }]}>
      {isListShown && (
        <Box sx={[listSx, !isNarrow && besideSx]}>
          <Box sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 2, mb: 4 }}>
            <Heading />
            {!isNarrow && (
              <ButtonBase ref={toggle} aria-label={texts.hideList} onClick={hideList} sx={iconSx}>
                <CloseIcon />
              </ButtonBase>
            )}
          </Box>
          {isNarrow && (
            <Button ref={toggle} variant="outlined" size="small" onClick={hideList} sx={{ mb: 4 }}>
              {texts.showMap}
            </Button>
          )}
          <ResultView result={branch} {...agenciesMissing()}>
            {({ agencies, off_map }) => <AgencyList agencies={[...agencies, ...off_map]} chosen={chosen} />}
          </ResultView>
        </Box>
      )}
      {isMapShown && (
        <Box sx={[mapSx, isNarrow && { height: MAP_HEIGHT }]}>
          {!isListShown && (
            <>
              {isNarrow && <Heading />}
              <Button
                ref={toggle}
                variant="outlined"
                size="small"
                startIcon={<TrackersIcon />}
                onClick={showList}
                sx={isNarrow ? { my: 3 } : { position: 'absolute', zIndex: 6, top: 12, left: 12 }}
              >
                {isNarrow ? texts.showList : texts.list}
              </Button>
            </>
          )}
          <Box sx={{ flex: 1, minHeight: 0, ...(isNarrow && { border: 'hairline' }) }}>
            <ResultView result={branch} {...(isListShown ? NO_PLACEHOLDER : agenciesMissing())}>
              {(data) => (
                <BranchMap
                  agencies={data.agencies}
                  chosen={onMap(data, chosen)}
                  initialSlug={onMap(data, last)}
                  isSmall={isNarrow}
                  onChoose={(slug) => show(agencyPath(slug))}
                />
              )}
            </ResultView>
          </Box>
        </Box>
      )}
      {chosen !== null && (
        <PanelFrame layout={isDialog ? 'dialog' : isNarrow ? 'over the page' : 'beside'}>
          <AgencyPanel slug={chosen} onClose={() => show('/exec')} />
        </PanelFrame>
      )}
    </Box>
  );
};

const agenciesMissing = () => ({
  contentName: branchTexts().theAgencies,
  skeleton: { lines: [100, 60, 82, 74, 90, 66], gap: 20 },
});

/** The list beside the map already shows that agencies are loading or missing. */
const NO_PLACEHOLDER = { loading: null, failed: () => null };

interface PanelFrameProps {
  layout: 'dialog' | 'over the page' | 'beside';
  children: ReactNode;
}

const PanelFrame = ({ layout, children }: PanelFrameProps) =>
  layout === 'dialog' ? (
    // The panel closes itself.
    <Drawer
      anchor="right"
      open
      transitionDuration={0}
      slotProps={{ paper: { 'aria-label': branchTexts().agency, sx: panelOverPage } }}
    >
      {children}
    </Drawer>
  ) : (
    <Box sx={layout === 'beside' ? panelSx : aboveSx}>{children}</Box>
  );

/** The agency itself if the map shows it, else its department; null if the map shows neither. */
const onMap = ({ off_map: others }: Branch, slug: string | null): string | null => {
  const other = others.find((each) => each.slug === slug);
  return other === undefined ? slug : other.parent;
};

const Heading = () => (
  <Box component="h1" sx={{ typography: 'h2' }}>
    {pageTexts().executiveBranch}
  </Box>
);

const LIST_WIDTH_PX = 272;
const MAP_HEIGHT = 'calc(100dvh - 140px)';

/** The desk extends to the edges of the page, and is as high as the window. */
const deskSx = (theme: Theme) => ({
  [theme.breakpoints.up('md')]: {
    mx: -10,
    mt: -7,
    mb: -20,
    height: 'calc(100vh - var(--aidy-banner, 0px))',
    minHeight: 480,
  },
});

const listSx = { minHeight: 0 };
const besideSx = {
  display: 'flex',
  flexDirection: 'column',
  px: 4,
  pt: 6,
  borderRight: 'hairline',
};
const mapSx = { position: 'relative', display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0 };
const panelSx = { minHeight: 0, borderLeft: 'hairline' };

const aboveSx = (theme: Theme) => ({
  ...panelOverPage(theme),
  position: 'fixed',
  zIndex: 'drawer',
  right: 0,
  boxShadow: 'var(--aidy-shadow)',
});

const iconSx = { width: 32, height: 32, mt: '-2px', mr: '-8px', flex: 'none', borderRadius: 1, color: 'quiet' };
