import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { NotLoaded } from '../../../shared/ui/not-loaded';
import { PageHeader } from '../../../shared/ui/page-header';
import { SkeletonLines } from '../../../shared/ui/skeleton';
import { userTagsQuery } from '../../trackers/api/tags';
import { readPositionQuery } from '../api/feed';
import { FeedList } from '../components/feed-list';
import { TagFilter } from '../components/tag-filter';
import { useChosenTags } from '../use-chosen-tags';

/** The updates of the user's trackers, and of those they follow, by tag; of all of them until tags are chosen. */
export const FeedPage = () => {
  const [chosen, choose] = useChosenTags();
  const tags = useQuery(userTagsQuery);
  const position = useQuery(readPositionQuery);
  const failed = [tags, position].filter(({ isError, data }) => isError && data === undefined);
  const hasTags = tags.data !== undefined && tags.data.length > 0;
  return (
    <>
      <PageHeader title="Feed" description="What’s new on your trackers and on those you follow." />
      {failed.length > 0 && (
        <NotLoaded what="Your tags" onRetry={() => failed.forEach(({ refetch }) => void refetch())} />
      )}
      {failed.length === 0 && tags.data === undefined && <SkeletonLines lines={[44]} height={30} />}
      {tags.data !== undefined && (
        <>
          {(hasTags || chosen.length > 0) && (
            <TagFilter titles={tags.data.map(({ title }) => title)} chosen={chosen} onChoose={choose} />
          )}
          {chosen.length === 0 && <Hint hasTags={hasTags} />}
          {position.data !== undefined && <FeedList tags={chosen} readUpTo={position.data} />}
        </>
      )}
    </>
  );
};

/** What tags are for, above the updates of all trackers. */
const Hint = ({ hasTags }: { hasTags: boolean }) => (
  <Box role="status" sx={{ color: 'quiet', mb: 7 }}>
    {hasTags ? (
      <>
        <p>Select a tag to view updates.</p>
        <p>Until you do, updates from all your trackers are shown.</p>
      </>
    ) : (
      <>
        <p>Create tags for your Trackers to filter updates by topic, jurisdiction, etc.</p>
        <p>
          Open one of <Link to="/list-trackers">My Trackers</Link> and choose Manage Tags.
        </p>
      </>
    )}
  </Box>
);
