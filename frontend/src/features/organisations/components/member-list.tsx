import { Box } from '@mui/material';
import { useId } from 'react';
import type { Organisation } from '../api/organisation';
import { formatMemberName } from '../member-name';
import { organisationTexts } from '../texts/organisation';

type Member = Organisation['members'][number];

interface MemberListProps {
  members: readonly Member[];
  /** Undefined until it is known. */
  ownId: string | undefined;
}

export const MemberList = ({ members, ownId }: MemberListProps) => {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Box component="h2" id={titleId} sx={{ typography: 'h3', mb: 3 }}>
        {organisationTexts().members}
      </Box>
      <Box component="ul" aria-labelledby={titleId} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {members.map((member) => (
          <Box key={member.id} component="li" sx={rowSx}>
            <Box component="span" dir="auto" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
              {formatMemberName(member)}
              {member.id === ownId && (
                <Box component="span" sx={{ color: 'quiet' }}>
                  {' '}
                  {organisationTexts().you}
                </Box>
              )}
            </Box>
            <Box component="span" sx={{ color: 'quiet', typography: 'body2' }}>
              {organisationTexts().roles[member.role]}
            </Box>
          </Box>
        ))}
      </Box>
    </section>
  );
};

const rowSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 4,
  py: 2,
  '&:first-of-type': { pt: 0 },
  '& + &': { borderTop: 'hairline' },
};
