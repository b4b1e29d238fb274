import { Box } from '@mui/material';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { TextButton } from '../../../shared/ui/text-button';
import type { TopicLink } from '../published/api/search-trackers';
import { byCategory } from '../by-category';

interface TopicListProps {
  topics: readonly TopicLink[];
  /** The order of categories. */
  categories: readonly string[];
}

/** Links to the pages of topics, by category. */
export const TopicList = ({ topics, categories }: TopicListProps) => {
  const titleId = useId();
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{ mt: 11, pt: 6, borderTop: '1px solid', borderColor: 'rule' }}
    >
      <Box component="h2" id={titleId} sx={{ typography: 'h2', mb: 6 }}>
        Ideas to start from
      </Box>
      <Box sx={gridSx}>
        {byCategory(topics, categories).map(([category, members]) => (
          <div key={category}>
            <Box component="h3" sx={{ typography: 'label', mb: '4px' }}>
              {category}
            </Box>
            <ul>
              {members.map(({ id, title }) => (
                <li key={id}>
                  <Box component={Link} to={`/explore/${id}`} data-walk sx={linkSx}>
                    {title}
                  </Box>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Box>
      <Box component="p" sx={{ mt: 8, color: 'quiet' }}>
        Or from an order of the president: <TextButton to="/trump-eos">Trump Executive Orders</TextButton>, from an
        agency: <TextButton to="/exec">Executive Branch</TextButton>, from a country that trades with the United States:{' '}
        <TextButton to="/tariffs">Tariff Tracker</TextButton>, from a candidate:{' '}
        <TextButton to="/campaigns">Campaigns</TextButton>, or from an image:{' '}
        <TextButton to="/image-search">Image search</TextButton>
      </Box>
    </Box>
  );
};

const gridSx = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  gap: '28px 24px',
};

const linkSx = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 28,
  typography: 'body1',
  color: 'quiet',
  textDecoration: 'none',
  '&:hover': { color: 'accent' },
};
