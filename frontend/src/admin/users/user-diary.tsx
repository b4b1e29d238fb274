import { Box } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { Schema } from '#shared/api/api-schema';
import { AdminSection } from '../resource/resource-show';
import { useIsAdministrator } from '../use-is-administrator';

/** Links for an administrator to a user's conversation and diary; each page asks for a reason. */
export const UserDiary = () => {
  const isAdministrator = useIsAdministrator();
  const user = useRecordContext<Schema<'UserRow'>>();
  if (user?.status !== 'active' || !isAdministrator) return null;
  const id = encodeURIComponent(user.id);
  const pages = [
    ['Conversation', `/user-convo/${id}`],
    ['Daily blurbs', `/user-convo/${id}?tab=blurbs`],
    ['Chat simulator', `/app-chat-sim/${id}`],
  ] as const;
  return (
    <AdminSection title="Diary">
      <Box component="p" sx={{ color: 'quiet', mb: 2 }}>
        Each page asks for your reason. Your name and reason are shown to this user.
      </Box>
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, m: 0, p: 0, listStyle: 'none' }}>
        {pages.map(([name, url]) => (
          <li key={name}>
            <a href={url}>{name}</a>
          </li>
        ))}
      </Box>
    </AdminSection>
  );
};
