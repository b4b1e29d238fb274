import { Navigate, useParams } from 'react-router-dom';
import { Introduction } from '../../introduction/published/introduction';
import { isInCampaignMode } from '../campaign-mode';
import { PresetPage } from '../components/preset-page';

const defaultHeader = 'Track Anything';
const defaultSubheader =
  'Short updates, only when something happened. Every sentence shows the quote that supports it.';
/** Keeps the line's height until the server has named the preset. */
const unnamed = '\u00a0';

/** Explore, or the page of a preset. In campaign mode, Explore redirects to Campaigns. */
export const ExplorePage = () => {
  const { presetId } = useParams();
  if (presetId !== undefined) {
    return <PresetPage key={presetId} presetId={presetId} header={unnamed} subheader={unnamed} />;
  }
  if (isInCampaignMode()) return <Navigate to="/campaigns" replace />;
  return (
    <>
      <Introduction />
      <PresetPage presetId={null} header={defaultHeader} subheader={defaultSubheader} />
    </>
  );
};
