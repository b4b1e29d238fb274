import { Box } from '@mui/material';
import { Fragment, useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { withElement } from '#shared/language/with-element';
import { TextButton } from '#shared/ui/text-button';
import type { TopicLink } from '#features/trackers/api/search-trackers';
import { byCategory } from '../by-category';
import { exploreTexts } from '../texts/page';

interface TopicListProps {
  topics: readonly TopicLink[];
  /** The order of categories. */
  categories: readonly string[];
}

/** Links to the pages of topics, by category. */
export const TopicList = ({ topics, categories }: TopicListProps) => {
  const titleId = useId();
  const { pathname } = useLocation();
  const texts = exploreTexts();
  const others = Object.entries(texts.places).filter(([to]) => to !== pathname);
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mt: 11, pt: 6, borderTop: 'hairline' }}>
      <Box component="h2" id={titleId} sx={{ typography: 'h2', mb: 6 }}>
        {texts.ideas}
      </Box>
      <Box sx={gridSx}>
        {byCategory(topics, categories).map(([category, members]) => (
          <div key={category}>
            <Box component="h3" sx={{ typography: 'label', mb: '4px' }}>
              {texts.category(category)}
            </Box>
            <ul>
              {members.map(({ id, title }) => (
                <li key={id}>
                  <Box component={Link} to={`/explore/${id}`} data-list-item sx={linkSx}>
                    {texts.heading(id, title)}
                  </Box>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Box>
      <Box component="p" sx={{ mt: 8, color: 'quiet' }}>
        {texts.or}{' '}
        {others.map(([to, [from, title]], index) => (
          <Fragment key={to}>
            {index > 0 && texts.beforeNext(index === others.length - 1)}
            {withElement((page) => texts.place(from, page), <TextButton to={to}>{title}</TextButton>)}
          </Fragment>
        ))}
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
