import { useEffect, useState } from 'react';
import { Navigate, useNavigationType, useParams } from 'react-router-dom';
import { redirectsToCampaigns, markExploreShown } from '../campaign-mode';
import { PresetPage } from '../components/preset-page';

const DEFAULT_HEADER = 'Track Anything';
const DEFAULT_SUBHEADER =
  'Short updates, only when something happened. Every sentence shows the quote that supports it.';
/** Keeps the line's height until the preset's name has loaded. */
const UNNAMED = '\u00a0';

/** Explore, or the page of a preset. */
export const ExplorePage = () => {
  const { presetId } = useParams();
  if (presetId === undefined) return <AllTopics />;
  return <PresetPage key={presetId} presetId={presetId} header={UNNAMED} subheader={UNNAMED} />;
};

/** Redirects a newly opened address to Campaigns once, if that was visited first; a link to Explore opens Explore. */
const AllTopics = () => {
  const isOpenedByUrl = useNavigationType() === 'POP';
  const [redirects] = useState(isOpenedByUrl && redirectsToCampaigns());
  useEffect(markExploreShown, []);
  if (redirects) return <Navigate to="/campaigns" replace state={{ fromExplore: true }} />;
  return <PresetPage presetId={null} header={DEFAULT_HEADER} subheader={DEFAULT_SUBHEADER} />;
};
