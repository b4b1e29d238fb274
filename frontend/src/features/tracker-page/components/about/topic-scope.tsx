import { Box } from '@mui/material';
import { useState } from 'react';
import { useFocusRestore } from '#shared/hooks/use-focus-restore';
import { listFormat } from '#shared/language/locale';
import { actionTexts } from '#shared/texts/actions';
import { TextButton } from '#shared/ui/text-button';
import type { Tracker } from '#features/trackers/api/tracker';
import { useAlsoAbout } from '../../api/also-about';
import { trackerPageTexts } from '../../texts/page';

/** A tracker's topic beyond its description, and suggestions from its first pages. */
export const TopicScope = ({ tracker }: { tracker: Tracker }) => {
  const { tracker_id, also_about, include_words, exclude_words, proposed_words, can_edit } = tracker;
  const texts = trackerPageTexts();
  const list = useFocusRestore<HTMLDivElement>();
  const [wasDeclined, setWasDeclined] = useState(false);
  const alsoAbout = useAlsoAbout(tracker_id);
  const proposed = wasDeclined || !can_edit ? [] : proposed_words;
  const filtered = include_words.length + exclude_words.length > 0;
  if (also_about.length === 0 && proposed.length === 0 && !filtered) return null;
  return (
    <Box ref={list} sx={{ typography: 'body2', color: 'quiet', mt: '10px', display: 'grid', gap: '4px' }}>
      {also_about.length > 0 && (
        <Box component="ul" aria-label={texts.alsoAbout} sx={rowSx}>
          <Box component="li" aria-hidden>
            {texts.alsoAbout}
          </Box>
          {also_about.map((phrase) => (
            <Box component="li" key={phrase} sx={{ display: 'inline-flex', alignItems: 'center', gap: '6px' }}>
              <Box component="span" sx={{ color: 'ink' }}>
                {phrase}
              </Box>
              {can_edit && (
                <TextButton
                  label={texts.removePhrase(phrase)}
                  onClick={() => alsoAbout.mutate({ phrase, belongs: false })}
                >
                  {actionTexts().remove}
                </TextButton>
              )}
            </Box>
          ))}
        </Box>
      )}
      {include_words.length > 0 && <p>{texts.onlyPagesWith(formatAnyOf(include_words))}</p>}
      {exclude_words.length > 0 && <p>{texts.noPagesWith(formatAnyOf(exclude_words))}</p>}
      {proposed.length > 0 && (
        <Box component="ul" aria-label={texts.proposed} sx={rowSx}>
          <Box component="li" aria-hidden>
            {texts.pagesAlsoSay}
          </Box>
          {proposed.map((word) => (
            <li key={word}>
              <TextButton onClick={() => alsoAbout.mutate({ phrase: word, belongs: true })}>
                {texts.add(word)}
              </TextButton>
            </li>
          ))}
          <li>
            <TextButton onClick={() => setWasDeclined(true)}>{actionTexts().notNow}</TextButton>
          </li>
        </Box>
      )}
    </Box>
  );
};

const disjunction = listFormat({ type: 'disjunction' });

/** '“steel”, “copper” or “zinc”' */
const formatAnyOf = (words: readonly string[]): string => disjunction(words.map(trackerPageTexts().quoted));

const rowSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 14px' };
