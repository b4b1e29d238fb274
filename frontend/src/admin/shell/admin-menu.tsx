import { Box, ButtonBase } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { useProductName } from '#shared/hooks/use-product-name';
import { CloseIcon, MenuIcon } from '#shared/ui/icons';
import { Wordmark } from '#shared/ui/wordmark';
import { resourceLabels } from '../resource-labels';

/** The sidebar of the administration; on narrow screens a bar that opens it. `hasAppDashboard`: for administrators. */
export const AdminMenu = ({ hasAppDashboard }: { hasAppDashboard: boolean }) => {
  const product = useProductName();
  const { pathname } = useLocation();
  /** The page over which it is open: it closes with the next one. */
  const [openOver, setOpenOver] = useState<string | null>(null);
  const isOpen = openOver === pathname;
  const id = useId();
  const Icon = isOpen ? CloseIcon : MenuIcon;
  return (
    <Box component="header" onKeyDown={({ key }) => key === 'Escape' && setOpenOver(null)} sx={sideSx}>
      <Box sx={barSx}>
        <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2 }}>
          <Wordmark name={product} />
          <Box component="span" sx={{ typography: 'body2', color: 'quiet' }}>
            staff
          </Box>
        </Box>
        <ButtonBase
          aria-label="Menu"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpenOver(isOpen ? null : pathname)}
          sx={toggleSx}
        >
          <Icon />
        </ButtonBase>
      </Box>
      <Box
        component="nav"
        id={id}
        aria-label="Administration"
        sx={{ ...groupsSx, display: { xs: isOpen ? 'grid' : 'none', sm: 'flex' } }}
      >
        <MenuGroup heading="People" entries={resourceLabels.People} />
        <MenuGroup heading="Research" entries={resourceLabels.Research}>
          <ProductLink href="/stats">Topics Dashboard</ProductLink>
        </MenuGroup>
        <MenuGroup heading="Content" entries={resourceLabels.Content} />
        <MenuGroup heading="System" entries={resourceLabels.System}>
          {hasAppDashboard && <ProductLink href="/app-stats">App Dashboard</ProductLink>}
        </MenuGroup>
        <Box component="ul" aria-label={product} sx={{ mt: { sm: 'auto' }, gridColumn: '1 / -1' }}>
          <ProductLink href="/list-trackers">Back to {product}</ProductLink>
        </Box>
      </Box>
    </Box>
  );
};

interface MenuGroupProps {
  heading: string;
  /** Labels by resource. */
  entries: Readonly<Record<string, string>>;
  children?: ReactNode;
}

const MenuGroup = ({ heading, entries, children }: MenuGroupProps) => {
  const id = useId();
  return (
    <div>
      <Box component="h2" id={id} sx={headingSx}>
        {heading}
      </Box>
      <ul aria-labelledby={id}>
        {Object.entries(entries).map(([resource, label]) => (
          <li key={resource}>
            <Box component={NavLink} to={`/${resource}`} sx={entrySx}>
              {label}
            </Box>
          </li>
        ))}
        {children}
      </ul>
    </div>
  );
};

/** Links to pages of the product, so that charts need not be part of the administration. */
const ProductLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <li>
    <Box component="a" href={href} sx={entrySx}>
      {children}
    </Box>
  </li>
);

const sideSx = {
  display: 'flex',
  flexDirection: 'column',
  position: { sm: 'sticky' },
  top: 0,
  height: { sm: '100vh' },
  // Aligned with the page below, whose margin an entry's padding is part of.
  px: { xs: '6px', sm: 3 },
  pt: { xs: 2, sm: 5 },
  pb: { xs: 2, sm: 4 },
  borderRight: { sm: 'hairline' },
  borderBottom: { xs: 'hairline', sm: 'none' },
  overflowY: 'auto',
};

const barSx = { display: 'flex', alignItems: 'center', px: 3, mb: { sm: 5 } };

const toggleSx = {
  display: { xs: 'inline-flex', sm: 'none' },
  ml: 'auto',
  mr: '-12px',
  width: 40,
  height: 40,
  borderRadius: 1,
  color: 'ink',
};

const groupsSx = {
  flex: 1,
  flexDirection: 'column',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 4,
  pt: { xs: 3, sm: 0 },
};

const headingSx = { typography: 'body2', fontWeight: 600, color: 'quiet', px: 3, mb: 1 };

const entrySx = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: { xs: 37, sm: 31 },
  px: 3,
  borderRadius: 1,
  color: 'ink',
  fontWeight: 500,
  textDecoration: 'none',
  '&:hover': { bgcolor: 'wash' },
  '&.active': { bgcolor: 'wash' },
  '&.active::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: 8,
    bottom: 8,
    width: 3,
    bgcolor: 'accent',
    borderRadius: '2px',
  },
};
