import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { hasCode } from '../../../shared/api/problem';
import { EmptyState } from '../../../shared/ui/empty-state';
import { LoadError } from '../../../shared/ui/load-error';
import { PageHeader } from '../../../shared/ui/page-header';
import { SkeletonLines } from '../../../shared/ui/skeleton';
import { userTagsQuery } from '../../trackers/published/api/tags';
import { readPositionQuery } from '../api/feed';
import { FeedList, FeedSkeleton } from '../components/feed-list';
import { TagFilter } from '../components/tag-filter';
import { useChosenTags } from '../use-chosen-tags';
import { withElement } from '../../../shared/language/with-element';
import { commonTexts } from '../../../shared/texts/common';
import { feedTexts } from '../texts/page';

/** The updates of the user's trackers, and of those they follow: by tag, or of all of them. */
export const FeedPage = () => {
  const { tags: chosen, isAll, choose, chooseAll } = useChosenTags();
  const texts = feedTexts();
  const tags = useQuery(userTagsQuery);
  const position = useQuery(readPositionQuery);
  const titles = tags.data?.map(({ title }) => title);
  // Without tags there is nothing to choose from.
  const isToChoose = titles !== undefined && titles.length > 0 && chosen.length === 0 && !isAll;
  return (
    <>
      <PageHeader title={texts.title} description={texts.description} />
      {titles === undefined && tags.isError && !hasCode(tags.error, 'AUTH_REQUIRED') && (
        <EmptyState
          title={texts.tagsNotLoaded}
          live
          actions={
            <Button variant="contained" onClick={() => void tags.refetch()}>
              {commonTexts().tryAgain}
            </Button>
          }
        />
      )}
      {titles === undefined && !tags.isError && <SkeletonLines lines={[44]} height={30} />}
      {titles !== undefined && (
        <>
          {(titles.length > 0 || chosen.length > 0) && <TagFilter titles={titles} chosen={chosen} onChoose={choose} />}
          {titles.length === 0 && chosen.length === 0 && <WhatTagsAreFor />}
          {isToChoose && (
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
          {!isToChoose && position.data !== undefined && <FeedList tags={chosen} readUpTo={position.data} />}
          {!isToChoose && position.data === undefined && !position.isError && <FeedSkeleton />}
          {!isToChoose && position.data === undefined && position.isError && (
            <LoadError what={texts.readingPosition} onRetry={() => void position.refetch()} />
          )}
        </>
      )}
    </>
  );
};

const WhatTagsAreFor = () => (
  <Box role="status" sx={{ color: 'quiet', mb: 7 }}>
    <p>{feedTexts().whatTagsAreFor}</p>
    <p>{withElement(feedTexts().whereTagsAre, <Link to="/list-trackers">{feedTexts().myTrackers}</Link>)}</p>
  </Box>
);
