import { createIcon } from './icons';

// Separate from the other icons, which are in the first script.

export const ImageIcon = createIcon(
  <>
    <rect x="2" y="2.8" width="12" height="10.4" rx="1" />
    <circle cx="5.6" cy="6.2" r="1.1" />
    <path d="m2.4 12 3.8-3.6 2.2 2 2.4-2.6 3 3.2" />
  </>,
);
export const PreviousIcon = createIcon(<path d="m9.5 4-4 4 4 4" />);
export const NextIcon = createIcon(<path d="m6.5 4 4 4-4 4" />);
export const BackIcon = createIcon(<path d="M13 8H3M7 4 3 8l4 4" />, 14);
export const NewTabIcon = createIcon(<path d="M6.5 3.5h-3v9h9v-3M9 3h4v4M13 3 7.5 8.5" />, 14);
export const SendIcon = createIcon(<path d="M8 13.2V2.8M3.6 7.2 8 2.8l4.4 4.4" />);
export const StopIcon = createIcon(<rect x="4" y="4" width="8" height="8" rx="1" />);
export const FolderIcon = createIcon(<path d="M1.8 12.5v-9h4.4l1.5 1.8h6.5v7.2z" />);
export const MoreIcon = createIcon(
  <>
    {[3, 8, 13].map((position) => (
      <circle key={position} cx={position} cy="8" r=".7" fill="currentColor" />
    ))}
  </>,
);
export const MoreVerticalIcon = createIcon(
  <>
    {[3, 8, 13].map((position) => (
      <circle key={position} cx="8" cy={position} r=".7" fill="currentColor" />
    ))}
  </>,
);
