import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { hasCode } from '#shared/api/problem';
import { withElement } from '#shared/language/with-element';
import { pageTexts } from '#shared/texts/pages';
import { PageHeader } from '#shared/ui/page-header';
import { DataNotLoaded } from '#shared/ui/states/data-not-loaded';
import { EmptyState } from '#shared/ui/states/empty-state';
import { ResultView } from '#shared/ui/states/result-view';
import { userTagsQuery } from '#features/trackers/api/tags';
import { readPositionQuery } from '../api/feed';
import { FeedList, FeedSkeleton } from '../components/feed-list';
import { TagFilter } from '../components/tag-filter';
import { feedTexts } from '../texts/page';
import { useChosenTags } from '../use-chosen-tags';

/** The updates of the user's trackers and of those they follow, optionally filtered by tags. */
export const FeedPage = () => {
  const { tags: chosen, isAll, choose, chooseAll } = useChosenTags();
  const texts = feedTexts();
  const tags = useQuery(userTagsQuery);
  const position = useQuery(readPositionQuery);
  const updates = (
    <ResultView result={position} contentName={texts.readingPosition} loading={<FeedSkeleton />}>
      {(readUpTo) => <FeedList tags={chosen} readUpTo={readUpTo} />}
    </ResultView>
  );
  return (
    <>
      <PageHeader title={pageTexts().feed} description={texts.description} />
      <ResultView
        result={tags}
        skeleton={{ lines: [44], height: 30 }}
        failed={(error, retry) =>
          !hasCode(error, 'AUTH_REQUIRED') && <DataNotLoaded title={texts.tagsNotLoaded} onRetry={retry} />
        }
      >
        {(own) => (
          <>
            {own.length === 0 && chosen.length === 0 ? (
              <WhatTagsAreFor />
            ) : (
              <TagFilter titles={own.map(({ title }) => title)} chosen={chosen} onChoose={choose} />
            )}
            {own.length === 0 || chosen.length > 0 || isAll ? (
              updates
            ) : (
              <EmptyState
                title={texts.chooseTag}
                live
                actions={
                  <Button variant="outlined" onClick={chooseAll}>
                    {texts.showAll}
                  </Button>
                }
              />
            )}
          </>
        )}
      </ResultView>
    </>
  );
};

const WhatTagsAreFor = () => (
  <Box role="status" sx={{ color: 'quiet', mb: 7 }}>
    <p>{feedTexts().whatTagsAreFor}</p>
    <p>{withElement(feedTexts().whereTagsAre, <Link to="/list-trackers">{pageTexts().trackers}</Link>)}</p>
  </Box>
);
