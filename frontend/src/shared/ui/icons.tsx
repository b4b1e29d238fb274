import { SvgIcon, type SvgIconProps } from '@mui/material';
import type { ReactNode } from 'react';

const lineSx = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
};

/**
 * Line icons of uniform weight, `size` CSS pixels wide and high. They are hidden from screen readers unless
 * `titleAccess` names them.
 */
export const createIcon =
  (lines: ReactNode, size = 16) =>
  (props: SvgIconProps) => (
    <SvgIcon
      viewBox="0 0 16 16"
      {...props}
      sx={[lineSx, { width: size, height: size }, ...(Array.isArray(props.sx) ? props.sx : [props.sx])]}
    >
      {lines}
    </SvgIcon>
  );

export const ExploreIcon = createIcon(
  <>
    <circle cx="8" cy="8" r="6.2" />
    <path d="M10.7 5.3 9.2 9.2 5.3 10.7 6.8 6.8z" />
  </>,
);
export const TrackersIcon = createIcon(<path d="M2.5 4h11M2.5 8h8M2.5 12h11" />);
export const SourceSetsIcon = createIcon(
  <>
    <rect x="2" y="2.8" width="12" height="4.4" rx="1" />
    <rect x="2" y="8.8" width="12" height="4.4" rx="1" />
  </>,
);
export const PersonIcon = createIcon(
  <>
    <circle cx="8" cy="5.4" r="2.7" />
    <path d="M2.9 13.7c.5-2.8 2.5-4.2 5.1-4.2s4.6 1.4 5.1 4.2" />
  </>,
);
export const ReferralsIcon = createIcon(
  <>
    <circle cx="6" cy="5.6" r="2.4" />
    <path d="M1.8 13.2c.4-2.5 2-3.7 4.2-3.7s3.8 1.2 4.2 3.7M12.4 4.4v4M10.4 6.4h4" />
  </>,
);
export const DiaryIcon = createIcon(<path d="M4 2h9v12H4zM4 2v12M2.5 5H5M2.5 8H5M2.5 11H5M7.5 5.5H11M7.5 8.5H10" />);
export const PortalIcon = createIcon(<path d="M8 10.5v-8l-3 3M8 2.5l3 3M2.5 10.5v3h11v-3" />);
export const OrganisationIcon = createIcon(<path d="M2.5 2.5h11v11h-11zM2.5 6.5h11M7 6.5v7" />);
export const SignOutIcon = createIcon(<path d="M6 2.5H2.8v11H6M10.5 5l3 3-3 3M13.3 8H6.5" />);
export const MenuIcon = createIcon(<path d="M2.5 4.5h11M2.5 8h11M2.5 11.5h11" />);
export const CloseIcon = createIcon(<path d="m3.5 3.5 9 9M12.5 3.5l-9 9" />);
export const ChevronIcon = createIcon(<path d="m4 6 4 4 4-4" />, 12);
export const KeyboardIcon = createIcon(
  <>
    <rect x="1.8" y="4" width="12.4" height="8.2" rx="1.4" />
    <path d="M4.6 6.7h.01M7 6.7h.01M9.4 6.7h.01M11.6 6.7h.01M5.4 9.6h5.2" />
  </>,
);
export const HalfMoonIcon = createIcon(
  <>
    <circle cx="8" cy="8" r="5.7" />
    <path d="M8 2.3a5.7 5.7 0 0 1 0 11.4z" fill="currentColor" />
  </>,
);
