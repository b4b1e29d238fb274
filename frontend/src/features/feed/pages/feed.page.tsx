import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { NotLoaded } from '../../../shared/ui/not-loaded';
import { Notice } from '../../../shared/ui/notice';
import { PageHeader } from '../../../shared/ui/page-header';
import { SkeletonLines } from '../../../shared/ui/skeleton';
import { userTagsQuery } from '../../trackers/api/tags';
import { readPositionQuery } from '../api/feed';
import { FeedList } from '../components/feed-list';
import { TagFilter } from '../components/tag-filter';
import { useChosenTags } from '../use-chosen-tags';

/** The updates of the user's trackers, and of those they follow, by tag. */
export const FeedPage = () => {
  const [chosen, choose] = useChosenTags();
  const tags = useQuery(userTagsQuery);
  const position = useQuery(readPositionQuery);
  const failed = [tags, position].filter(({ isError, data }) => isError && data === undefined);
  const isEmpty = tags.data?.length === 0 && chosen.length === 0;
  return (
    <>
      <PageHeader title="Feed" description="What is new on your trackers, and on those that you follow." />
      {failed.length > 0 && (
        <NotLoaded what="Your tags" onRetry={() => failed.forEach(({ refetch }) => void refetch())} />
      )}
      {failed.length === 0 && tags.data === undefined && <SkeletonLines lines={[44]} height={30} />}
      {isEmpty && (
        <Notice
          title="Create tags for your Trackers to filter updates by topic, jurisdiction, etc."
          actions={
            <Button variant="contained" component={Link} to="/list-trackers">
              My Trackers
            </Button>
          }
        >
          <p>Open a tracker and choose Manage Tags.</p>
        </Notice>
      )}
      {tags.data !== undefined && !isEmpty && (
        <>
          <TagFilter titles={tags.data.map(({ title }) => title)} chosen={chosen} onChoose={choose} />
          {chosen.length === 0 && (
            <Box role="status">
              <Notice title="Select a tag to view updates." />
            </Box>
          )}
          {chosen.length > 0 && position.data !== undefined && <FeedList tags={chosen} readUpTo={position.data} />}
        </>
      )}
    </>
  );
};
