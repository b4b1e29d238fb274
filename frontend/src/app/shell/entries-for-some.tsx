import { Box } from '@mui/material';
import { NavLink } from 'react-router-dom';
import { drawing } from '../../shared/ui/icons';
import type { MemberPage } from '../member-pages';
import { Entry, entrySx } from './sidebar-entry';
import { SidebarSetting } from './sidebar-setting';

const icons = {
  Portal: drawing(<path d="M8 10.5v-8l-3 3M8 2.5l3 3M2.5 10.5v3h11v-3" />),
  Dashboard: drawing(<path d="M2.5 2.5h11v11h-11zM2.5 6.5h11M7 6.5v7" />),
};
const ImpersonateIcon = drawing(<path d="M2.5 5.5h11l-3-3M13.5 10.5h-11l3 3" />);
const BelowIcon = drawing(<path d="M4 3v6.5h8M9.5 7l2.5 2.5L9.5 12" />);
const AdministrationIcon = drawing(<path d="M8 1.8 13 3.6v3.9c0 3.2-2.1 5.4-5 6.7-2.9-1.3-5-3.5-5-6.7V3.6z" />);

/** Pages that Explore leads to. */
const belowExplore: Readonly<Record<string, string>> = {
  campaigns: 'Campaigns',
  'trump-eos': 'Executive Orders',
  tariffs: 'Tariff Tracker',
  exec: 'Executive Branch',
  documents: 'Documents',
  'image-search': 'Image search',
};

type EntriesForSomeProps =
  /** The first segment of the path: one document belongs to all of them. */
  | { place: 'explore'; page: string }
  | { place: 'pages'; pages: readonly MemberPage[] }
  | { place: 'settings'; onImpersonate: () => void }
  | { place: 'account' };

/** What the sidebar offers to applicants and members of organisations, to super users, and to staff; and where one is below Explore. */
const EntriesForSome = (props: EntriesForSomeProps) => {
  switch (props.place) {
    case 'explore': {
      const page = props.page === 'document' ? 'documents' : props.page;
      return (
        <li>
          <Box component={NavLink} to={`/${page}`} className="active" sx={{ ...entrySx, ml: 4 }}>
            <BelowIcon aria-hidden />
            <span>{belowExplore[page]}</span>
          </Box>
        </li>
      );
    }
    case 'pages':
      return props.pages.map(({ path, title }) => (
        <Entry key={path} to={path} Icon={icons[title]}>
          {title}
        </Entry>
      ));
    case 'settings':
      return (
        <SidebarSetting Icon={ImpersonateIcon} onClick={props.onImpersonate}>
          Impersonate
        </SidebarSetting>
      );
    case 'account':
      return (
        <li>
          <Box component="a" href="/admin" sx={entrySx}>
            <AdministrationIcon aria-hidden />
            <span>Administration</span>
          </Box>
        </li>
      );
  }
};

export default EntriesForSome;
