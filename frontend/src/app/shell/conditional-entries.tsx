import { Box } from '@mui/material';
import { Link } from 'react-router-dom';
import { useIsSignedIn } from '#shared/session/session';
import { createIcon } from '#shared/ui/icons';
import { useIsAdmin } from '#features/accounts/api/get-roles';
import { pagePath, type AppPage, pageName } from '../routing/app-page';
import { pages } from '../routing/pages';
import { staffEntryTexts } from '../texts/staff-entries';
import { CurrentLink, sidebarEntrySx } from './sidebar-entry';
import { SidebarSetting } from './sidebar-setting';

const ImpersonateIcon = createIcon(<path d="M2.5 5.5h11l-3-3M13.5 10.5h-11l3 3" />);
const AdministrationIcon = createIcon(<path d="M8 1.8 13 3.6v3.9c0 3.2-2.1 5.4-5 6.7-2.9-1.3-5-3.5-5-6.7V3.6z" />);

type ConditionalEntriesProps =
  | { section: 'more'; shown: AppPage | undefined; isOpen: boolean }
  | { section: 'settings'; onImpersonate: () => void }
  | { section: 'account' };

/** Sidebar entries for super users and staff, and those under More. */
export const ConditionalEntries = (props: ConditionalEntriesProps) => {
  switch (props.section) {
    case 'more':
      return <PagesUnderMore {...props} />;
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

interface Reader {
  readonly isSignedIn: boolean;
  readonly isAdmin: boolean;
}

const isLinked = ({ audience }: AppPage, { isSignedIn, isAdmin }: Reader): boolean =>
  audience === 'admin' ? isAdmin : audience === 'everyone' || isSignedIn;

interface PagesUnderMoreProps {
  /** The current page, whether or not it is under More. */
  shown: AppPage | undefined;
  /** Whether all pages are listed, instead of only the current one. */
  isOpen: boolean;
}

const PagesUnderMore = ({ shown, isOpen }: PagesUnderMoreProps) => {
  const isSignedIn = useIsSignedIn();
  const isAdmin = useIsAdmin();
  // Pages for everybody come first, as they do for signed-out users.
  return pages
    .filter(({ underMore }) => underMore)
    .sort((one, other) => Number(one.audience !== 'everyone') - Number(other.audience !== 'everyone'))
    .filter((page) => page === shown || (isOpen && isLinked(page, { isSignedIn, isAdmin })))
    .map((page) => (
      <li key={page.path}>
        {page === shown ? (
          <CurrentLink to={pagePath(page)} sx={underMoreSx}>
            {pageName(page)}
          </CurrentLink>
        ) : (
          <Box component={Link} to={pagePath(page)} sx={{ ...sidebarEntrySx, ...underMoreSx }}>
            {pageName(page)}
          </Box>
        )}
      </li>
    ));
};

/** Aligns an entry with the names of those above, which have icons. */
const underMoreSx = { ml: '28px', minHeight: 32 };
