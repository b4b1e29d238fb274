import { Box, Button, Drawer, type Theme, useMediaQuery } from '@mui/material';
import { useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { commonTexts } from '#shared/texts/common';
import { isPanelDialog, panelOverPage } from '#shared/theme/side-panel';
import { useSidePanel } from '#shared/ui/dialogs/use-side-panel';
import { IconButton } from '#shared/ui/icon-button';
import { CloseIcon } from '#shared/ui/icons';
import { TrackButton } from '#features/tracker-page/published/track-button';
import { PublicLines } from '#features/trackers/published/public-lines';
import type { TariffCollection, TariffItem } from '../api/get-tariff-data';
import { countryName } from '../format-country';
import { CountryDocuments, CountryFigures } from '../published/country-figures';
import { wantsPanel } from '../published/use-chosen-country';
import { tariffTexts } from '../texts/page';
import { CountryChat } from './country-chat';

export interface CountryDrawerProps {
  item: TariffItem;
  collection: TariffCollection;
  onClose: () => void;
}

/** Details of a country in a panel on the right: next to the page, or over it if the window is too small for both. */
export const CountryDrawer = ({ item, collection, onClose }: CountryDrawerProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const chat = useRef<HTMLDivElement>(null);
  const headingId = useId();
  const isAbove = useMediaQuery(isPanelDialog);
  const { state } = useLocation();
  const { leave, guard, onKeyDown, onUnsavedTextChange } = useSidePanel({
    start: heading,
    isWanted: wantsPanel(state),
    shown: item.country_code,
    findOpener: () => document.querySelector<HTMLElement>(`[data-country-link="${item.country_code}"]`),
    onClose,
  });
  const toChat = () => {
    chat.current?.scrollIntoView({ block: 'end' });
    chat.current?.querySelector('textarea')?.focus({ preventScroll: true });
  };
  return (
    <Drawer
      anchor="right"
      open
      variant={isAbove ? 'temporary' : 'persistent'}
      onClose={leave}
      transitionDuration={0}
      slotProps={{
        paper: {
          component: 'aside',
          'aria-labelledby': headingId,
          onKeyDown,
          sx: paperSx,
        },
      }}
    >
      <Box sx={headSx}>
        <Box component="h2" ref={heading} id={headingId} tabIndex={-1} sx={{ typography: 'h2', minWidth: 0 }}>
          {countryName(item)}
        </Box>
        <IconButton label={commonTexts().close} size={32} onClick={leave} sx={{ mt: '-1px', mr: '-8px' }}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box sx={factsSx}>
        <Box sx={{ mb: 3 }}>
          <Button variant="outlined" size="small" onClick={toChat}>
            {tariffTexts().ask(countryName(item))}
          </Button>
        </Box>
        <Box sx={newsSx}>
          <PublicLines uid={item.uid} />
          <CountryDocuments item={item} />
        </Box>
        <CountryFigures item={item} collection={collection} />
        <Box sx={{ my: 5 }}>
          <TrackButton label={tariffTexts().track} uid={item.uid} />
        </Box>
      </Box>
      <Box ref={chat} sx={chatSx}>
        <CountryChat
          country={{ name: item.country_name, shownName: countryName(item), uid: item.uid }}
          onUnsavedTextChange={onUnsavedTextChange}
        />
      </Box>
      {guard}
    </Drawer>
  );
};

const paperSx = (theme: Theme) => ({
  ...panelOverPage(theme),
  p: 5,
  boxShadow: { xs: 'var(--aidy-shadow)', lg: 'none' },
});

/** Windows in which the facts scroll above the chat; in a lower one the panel scrolls as a whole. */
const TALL = '@media (min-height: 760px)';

const factsSx = { [TALL]: { flex: '0 1 auto', minHeight: 160, overflowY: 'auto', mb: 3 } };

/** The chat fills the rest of the window, so that its field is in view. */
const chatSx = { flex: '1 0 380px', minHeight: 0, '& > *': { height: '100%' } };

/** The news, above the older duties. */
const newsSx = { display: 'grid', gap: 4, mt: 3, mb: 4, '&:empty': { display: 'none' } };

const headSx = { display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 3, mb: 3 };
