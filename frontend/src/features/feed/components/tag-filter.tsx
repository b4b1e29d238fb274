import { Box } from '@mui/material';
import { ToggleChip } from '#shared/ui/fields/toggle-chip';
import { TextButton } from '#shared/ui/text-button';
import { isSameTag } from '#features/trackers/published/tag-titles';
import { feedTexts } from '../texts/page';

interface TagFilterProps {
  /** Titles of the user's tags. */
  titles: readonly string[];
  chosen: readonly string[];
  onChoose: (tags: readonly string[]) => void;
}

/** The user's tags, each of which can be on or off. */
export const TagFilter = ({ titles, chosen, onChoose }: TagFilterProps) => {
  const isChosen = (title: string) => chosen.some((tag) => isSameTag(tag, title));
  // Selected in an old URL, but since removed.
  const former = chosen.filter((tag) => !titles.some((title) => isSameTag(title, tag)));
  const toggle = (title: string) =>
    onChoose(isChosen(title) ? chosen.filter((tag) => !isSameTag(tag, title)) : [...chosen, title]);
  const all = titles.every(isChosen);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px', mb: 7 }}>
      <Box role="group" aria-label={feedTexts().tags} sx={{ display: 'contents' }}>
        {[...titles, ...former].map((title) => (
          <ToggleChip key={title} pressed={isChosen(title)} onClick={() => toggle(title)}>
            {title}
          </ToggleChip>
        ))}
      </Box>
      {titles.length > 1 && (
        <Box sx={{ ml: 2 }}>
          <TextButton onClick={() => onChoose(all ? [] : titles)}>
            {all ? feedTexts().selectNone : feedTexts().selectAll}
          </TextButton>
        </Box>
      )}
    </Box>
  );
};
