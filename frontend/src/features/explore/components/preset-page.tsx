import { Box, Button } from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { NextPage } from '../../../shared/ui/next-page';
import { hasCode } from '../../../shared/api/problem';
import { lazyPart } from '../../../shared/parts/lazy-part';
import { PartFailed } from '../../../shared/parts/part-failed';
import { useAboutProduct } from '../../../shared/hooks/use-about-product';
import { usePageTitle } from '../../../shared/hooks/use-page-title';
import { useSignedIn } from '../../../shared/session/session';
import { Notice } from '../../../shared/ui/notice';
import { NotLoaded } from '../../../shared/ui/not-loaded';
import { SkeletonLines } from '../../../shared/ui/skeleton';
import { TextButton } from '../../../shared/ui/text-button';
import { openTrackerDialog, trackTopic } from '../../trackers/published/tracker-dialog.store';
import { type ExploreTracker, searchTrackersQuery } from '../../trackers/published/api/search-trackers';
import { useSearchText } from '../../../shared/hooks/use-search-text';
import { ExploreHero } from './explore-hero';
import { SearchField } from './search-field';
import { TrackersByCategory, TrackersByLine } from './trackers-by-category';
import { TopicList } from './topic-list';

const Documents = lazyPart(() => import('../../documents/published/documents-on-explore'), PartFailed);

interface PresetPageProps {
  /** Null for Explore itself. */
  presetId: string | null;
  /** The heading until the server has answered. */
  header: string;
  subheader: string;
  /** What is said below the heading instead, to somebody to whom neither that nor the server's applies. */
  lead?: string | undefined;
  /** Content below the hero's steps, instead of the box to create a tracker. */
  children?: ReactNode;
}

/** A page of Explore: a heading, a box to create a tracker, and public trackers to search. */
export const PresetPage = ({ presetId, header, subheader, lead: ownLead, children }: PresetPageProps) => {
  const { typed, type, searched } = useSearchText('query');
  const found = useInfiniteQuery(searchTrackersQuery({ presetId, text: searched }));
  const { data, isPending, isPlaceholderData, error } = found;
  usePageTitle(presetId === null ? 'Explore' : (data?.header ?? header));
  // Nothing is shared here, and there is no other page to begin from: the one way is offered once.
  const isBare = searched === '' && data?.trackers.length === 0 && data.topics.length === 0;
  // The ideas below are what a visitor came for, so that nothing found is no notice of its own.
  const isOfIdeas = searched === '' && !isPlaceholderData && data?.trackers.length === 0 && data.topics.length > 0;
  const createOwn = () => (searched === '' ? openTrackerDialog({ intention: 'create' }) : trackTopic(searched));
  const createWords = searched === '' ? 'Create your own tracker' : `Track “${searched}”`;
  const about = useAboutProduct();
  const isNewcomer = !useSignedIn();
  const lead = ownLead ?? (data?.subheader || subheader);
  const [named, telling] = byWhatMatches(data?.trackers ?? []);
  if (hasCode(error, 'NOT_FOUND')) return <UnknownPreset />;
  return (
    <>
      <ExploreHero
        header={data?.header || header}
        subheader={presetId === null && isNewcomer ? `${about} ${lead}` : lead}
        topic={data?.topic ?? null}
        told={presetId === null ? null : data?.trackers.map(({ id }) => id)}
      >
        {children}
      </ExploreHero>
      <Box
        component="section"
        aria-labelledby="start-title"
        sx={{ mt: 11, pt: 6, borderTop: '1px solid', borderColor: 'rule' }}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 16px', mb: 6 }}>
          <Box component="h2" id="start-title" sx={{ typography: 'h2' }}>
            Where to Start?
          </Box>
          {!isBare && <TextButton onClick={createOwn}>{createWords}</TextButton>}
          {presetId === null && <TextButton to="/campaigns">Track a campaign</TextButton>}
          <SearchField label="Search trackers" value={typed} onType={type} />
        </Box>
        {(isPending || (isPlaceholderData && data?.trackers.length === 0)) && (
          <SkeletonLines lines={[46, 62, 38, 58, 44, 66]} gap={20} />
        )}
        {found.isError && !found.isFetchNextPageError && (
          <NotLoaded what="The trackers" onRetry={() => void found.refetch()} />
        )}
        {data !== undefined && named.length > 0 && (
          <TrackersByCategory trackers={named} categories={searched === '' ? data.categories : null} />
        )}
        {telling.length > 0 && <TrackersByLine trackers={telling} />}
        {!isPlaceholderData && <NextPage query={found} action="Show more" what="More trackers" />}
        {isOfIdeas && (
          <Box component="p" role="status" sx={{ color: 'quiet' }}>
            <span>No trackers found.</span> Nobody has made one public here yet: begin with one of the ideas below, and
            yours can be the first.
          </Box>
        )}
        {!isPlaceholderData && !isOfIdeas && data?.trackers.length === 0 && (
          <Notice
            title="No trackers found."
            live
            actions={
              searched !== '' ? (
                <>
                  <Button variant="contained" onClick={createOwn}>
                    {createWords}
                  </Button>
                  <Button variant="outlined" onClick={() => type('')}>
                    Show all trackers
                  </Button>
                </>
              ) : (
                isBare && (
                  <Button variant="contained" onClick={createOwn}>
                    Create your own tracker
                  </Button>
                )
              )
            }
          >
            {searched !== '' && (
              <>
                <p>No public tracker matches “{searched}”.</p>
                <p>Searches names, descriptions, tags and recent findings.</p>
              </>
            )}
            {isBare && <p>Nobody shares one on this topic yet.</p>}
          </Notice>
        )}
      </Box>
      {presetId === null && data !== undefined && searched === '' && <Documents />}
      {data !== undefined && data.topics.length > 0 && <TopicList topics={data.topics} categories={data.categories} />}
    </>
  );
};

/** Those whose names match, and those that told what was looked for. */
const byWhatMatches = (trackers: readonly ExploreTracker[]) =>
  [
    trackers.filter(({ found_line: line }) => line === null),
    trackers.filter(({ found_line: line }) => line !== null),
  ] as const;

const UnknownPreset = () => (
  <Notice
    title={<h1>This page of Explore does not exist.</h1>}
    actions={
      <Button variant="contained" component={Link} to="/explore">
        Go to Explore
      </Button>
    }
  />
);
