import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { withElement } from '#shared/language/with-element';
import { longDate } from '#shared/time/format-time';
import { SectionLabel } from '#shared/ui/section-label';
import { creationTexts } from '#features/tracker-creation/published/texts/creation';
import type { Tracker } from '#features/trackers/api/tracker';
import { copyRss } from '#features/trackers/published/copy-rss';
import { trackerPageTexts } from '../../texts/page';
import { TagList } from './tag-list';
import { TopicScope } from './topic-scope';

/** Facts about a tracker, its tags and its topic, below its news. */
export const AboutTracker = ({ tracker }: { tracker: Tracker }) => {
  const texts = trackerPageTexts();
  const { current_state, recorded, rss_url, subject } = tracker;
  return (
    <Box component="section" aria-labelledby="about-title" sx={{ mt: 8, pt: 5, borderTop: 'hairline' }}>
      <SectionLabel id="about-title" mb={3}>
        {texts.aboutTracker}
      </SectionLabel>
      <Box component="ul" sx={factsSx}>
        {current_state !== null && <li>{texts.lastUpdated(longDate(tracker.updated_at))}</li>}
        {!recorded && subject === null && <li>{creationTexts().frequencies[tracker.update_frequency]}</li>}
        {subject !== null && <li>{subjectMessage(tracker)}</li>}
        {rss_url && (
          <li>
            <SubtleButton onClick={() => void copyRss(rss_url)} label={texts.copyRss}>
              RSS
            </SubtleButton>
          </li>
        )}
        {subject === null && <li>{texts.created(longDate(tracker.created_at))}</li>}
        {!recorded && <VisibilityNote tracker={tracker} />}
      </Box>
      {current_state !== null && <TagList tracker={tracker} />}
      <TopicScope tracker={tracker} />
    </Box>
  );
};

const factsSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 16px',
  typography: 'body2',
  color: 'quiet',
};

/** Schedule of a country's or an agency's research, in words. */
const subjectMessage = ({ paused, current_state, update_frequency }: Tracker): string => {
  const texts = trackerPageTexts();
  if (!paused) return texts.whileFollowed(creationTexts().frequencies[update_frequency]);
  return current_state === null ? texts.notYetFollowed : texts.notResearched;
};

/** Says who can see the tracker. A shared folder shows only items that are public themselves. */
const VisibilityNote = ({ tracker: { public: isPublic, shared_folder: folder } }: { tracker: Tracker }) => {
  const texts = trackerPageTexts();
  if (folder === null) return <li>{isPublic ? texts.isPublic : texts.isPrivateToYou}</li>;
  const folderLink = (
    <Link to={`/collection/${folder.id}`} dir="auto">
      {folder.name}
    </Link>
  );
  return <li>{withElement(isPublic ? texts.isPublicInFolder : texts.isPrivateInFolder, folderLink)}</li>;
};

const SubtleButton = ({ onClick, label, children }: { onClick: () => void; label: string; children: ReactNode }) => (
  <Box
    component="button"
    type="button"
    aria-label={label}
    onClick={onClick}
    sx={{
      border: 0,
      p: 0,
      background: 'none',
      font: 'inherit',
      color: 'inherit',
      cursor: 'pointer',
      minWidth: 24,
      minHeight: 24,
      '&:hover': { color: 'accent' },
    }}
  >
    {children}
  </Box>
);
