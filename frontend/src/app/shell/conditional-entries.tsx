import { Box } from '@mui/material';
import { createIcon } from '../../shared/ui/icons';
import { pagePath, type AppPage, pageName } from '../app-page';
import { CurrentLink, sidebarEntrySx } from './sidebar-entry';
import { SidebarSetting } from './sidebar-setting';
import { staffEntryTexts } from '../texts/staff-entries';

const ImpersonateIcon = createIcon(<path d="M2.5 5.5h11l-3-3M13.5 10.5h-11l3 3" />);
const BelowIcon = createIcon(<path d="M4 3v6.5h8M9.5 7l2.5 2.5L9.5 12" />);
const AdministrationIcon = createIcon(<path d="M8 1.8 13 3.6v3.9c0 3.2-2.1 5.4-5 6.7-2.9-1.3-5-3.5-5-6.7V3.6z" />);

type ConditionalEntriesProps =
  { section: 'explore'; page: AppPage } | { section: 'settings'; onImpersonate: () => void } | { section: 'account' };

/** Sidebar entries for super users and staff, and the current page below Explore. */
const ConditionalEntries = (props: ConditionalEntriesProps) => {
  switch (props.section) {
    case 'explore':
      return (
        <li>
          <CurrentLink to={pagePath(props.page)} sx={{ ml: 4 }}>
            <BelowIcon aria-hidden />
            <span>{pageName(props.page)}</span>
          </CurrentLink>
        </li>
      );
    case 'settings':
      return (
        <SidebarSetting Icon={ImpersonateIcon} onClick={props.onImpersonate}>
          {staffEntryTexts().impersonate}
        </SidebarSetting>
      );
    case 'account':
      return (
        <li>
          <Box component="a" href="/admin" sx={sidebarEntrySx}>
            <AdministrationIcon aria-hidden />
            <span>{staffEntryTexts().administration}</span>
          </Box>
        </li>
      );
  }
};

export default ConditionalEntries;
