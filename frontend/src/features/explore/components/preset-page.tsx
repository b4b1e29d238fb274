import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { hasCode } from '#shared/api/problem';
import { useAboutProduct } from '#shared/hooks/use-about-product';
import { usePageTitle } from '#shared/hooks/use-page-title';
import { CodeNotLoaded } from '#shared/lazy/code-not-loaded';
import { lazyComponent } from '#shared/lazy/lazy-component';
import { useIsSignedIn } from '#shared/session/session';
import { actionTexts } from '#shared/texts/actions';
import { pageTexts } from '#shared/texts/pages';
import { EmptyState } from '#shared/ui/states/empty-state';
import { TextButton } from '#shared/ui/text-button';
import { exploreTexts } from '../texts/page';
import { type PresetSearch, usePresetSearch } from '../use-preset-search';
import { ExploreHero } from './explore-hero';
import { PresetResults } from './preset-results';
import { SearchField } from './search-field';
import { TopicList } from './topic-list';

const Documents = lazyComponent(
  () => import('#features/documents/published/documents-on-explore'),
  'DocumentsOnExplore',
  CodeNotLoaded,
);

interface PresetPageProps {
  /** Null for Explore itself. */
  presetId: string | null;
  /** The heading until the server has answered. */
  header: string;
  subheader: string;
  /** Overrides both `subheader` and the server's. */
  lead?: string | undefined;
  /** Content below the hero's steps, instead of the box to create a tracker. */
  children?: ReactNode;
}

/** A page of Explore: a heading, a box to create a tracker, and public trackers to search. */
export const PresetPage = ({ presetId, header, subheader, lead: ownLead, children }: PresetPageProps) => {
  const texts = exploreTexts();
  const search = usePresetSearch(presetId);
  const { input, setInput, searched, found, showing, create } = search;
  const { data, error } = found;
  usePageTitle(presetId === null ? pageTexts().explore : texts.heading(presetId, data?.header ?? header));
  if (hasCode(error, 'NOT_FOUND')) return <UnknownPreset />;
  return (
    <>
      <PresetHero
        presetId={presetId}
        header={header}
        lead={ownLead ?? texts.lead(presetId, data?.subheader || subheader)}
        data={data}
      >
        {children}
      </PresetHero>
      <Box component="section" aria-labelledby="start-title" sx={{ mt: 11, pt: 6, borderTop: 'hairline' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 16px', mb: 6 }}>
          <Box component="h2" id="start-title" sx={{ typography: 'h2' }}>
            {texts.start}
          </Box>
          {/* If nothing is shared, the empty state below has the button. */}
          {showing !== 'nothing-shared' && <TextButton onClick={create.start}>{create.label}</TextButton>}
          {presetId === null && <TextButton to="/campaigns">{texts.campaign}</TextButton>}
          <SearchField label={texts.search} value={input} onType={setInput} />
        </Box>
        <PresetResults search={search} />
      </Box>
      {presetId === null && data !== undefined && searched === '' && <Documents />}
      {data !== undefined && data.topics.length > 0 && <TopicList topics={data.topics} categories={data.categories} />}
    </>
  );
};

interface PresetHeroProps extends Pick<PresetPageProps, 'presetId' | 'header' | 'children'> {
  lead: string;
  data: PresetSearch['found']['data'];
}

const PresetHero = ({ presetId, header, lead, data, children }: PresetHeroProps) => {
  const about = useAboutProduct();
  const isNewcomer = !useIsSignedIn();
  return (
    <ExploreHero
      header={exploreTexts().heading(presetId, data?.header || header)}
      subheader={presetId === null && isNewcomer ? `${about} ${lead}` : lead}
      topic={data?.topic ?? null}
      wireTrackerIds={presetId === null ? null : data?.trackers.map(({ id }) => id)}
    >
      {children}
    </ExploreHero>
  );
};

const UnknownPreset = () => (
  <EmptyState
    title={<h1>{exploreTexts().unknown}</h1>}
    actions={
      <Button variant="contained" component={Link} to="/explore">
        {actionTexts().goToExplore}
      </Button>
    }
  />
);
