import { Box } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { CrashBoundary } from '../lazy/crash-boundary';

interface AccountSectionProps {
  title: string;
  /** Description of the section. */
  about?: ReactNode;
  children: ReactNode;
}

/** A section of settings: its title and purpose next to its controls, or above them on narrow screens. */
export const AccountSection = ({ title, about, children }: AccountSectionProps) => {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={sectionSx}>
      <div>
        <Box component="h2" id={titleId} sx={{ typography: 'h3' }}>
          {title}
        </Box>
        {about !== undefined && (
          <Box component="p" sx={{ mt: 1, typography: 'body2', color: 'quiet' }}>
            {about}
          </Box>
        )}
      </div>
      <Box sx={{ minWidth: 0 }}>
        <CrashBoundary>{children}</CrashBoundary>
      </Box>
    </Box>
  );
};

const sectionSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '220px minmax(0, 560px)' },
  gap: { xs: 4, md: 12 },
  py: 7,
  '& + &': { borderTop: 'hairline' },
};
