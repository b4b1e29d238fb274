import { Box, Button, Slider } from '@mui/material';
import { useRef, useState } from 'react';
import { useOptionalQuery } from '#shared/api/use-optional-query';
import { browserStorage } from '#shared/storage/browser-storage';
import { TextButton } from '#shared/ui/text-button';
import { type Chapter, chaptersQuery } from '../api/audio';
import { formatClock, spokenDuration } from '../format-audio';
import { playerTexts } from '../texts/player';
import { PlaybackSpeed } from './playback-speed';

const REWIND_SECONDS = 15;
const FORWARD_SECONDS = 30;
const SPEED_KEY = 'listeningSpeed';

const storedSpeed = (): number => {
  const speed = Number(browserStorage.get(SPEED_KEY));
  return speed >= 0.5 && speed <= 3 ? speed : 1;
};

interface PlayerProps {
  sound: string;
  chapters: string | null;
  /** Estimated length, used until the recording has loaded and its exact length is known. */
  seconds: number;
  title: string;
}

/** Plays a recording at any speed, and skips by seconds or chapters. */
export const Player = ({ sound, chapters, seconds, title }: PlayerProps) => {
  const texts = playerTexts();
  const audio = useRef<HTMLAudioElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [position, setPosition] = useState(0);
  const [length, setLength] = useState(seconds);
  const [speed, setSpeed] = useState(storedSpeed);
  const chapterList = useOptionalQuery({ ...chaptersQuery(chapters ?? ''), enabled: chapters !== null }) ?? [];

  const play = () =>
    void audio.current?.play().catch((error: unknown) => {
      // Pausing before it has begun is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setHasFailed(true);
    });
  const seek = (seconds: number) => {
    const next = Math.min(Math.max(0, seconds), length);
    if (audio.current !== null) audio.current.currentTime = next;
    setPosition(next);
  };
  const changeSpeed = (next: number) => {
    browserStorage.set(SPEED_KEY, String(next));
    setSpeed(next);
    if (audio.current !== null) audio.current.playbackRate = next;
  };
  return (
    <Box role="group" aria-label={texts.player(title)} sx={playerSx}>
      <audio
        ref={audio}
        src={sound}
        preload="metadata"
        onPlay={() => {
          setHasFailed(false);
          setIsPlaying(true);
        }}
        onPause={() => setIsPlaying(false)}
        onError={() => setHasFailed(true)}
        onTimeUpdate={({ currentTarget }) => setPosition(currentTarget.currentTime)}
        onLoadedMetadata={({ currentTarget }) => {
          currentTarget.playbackRate = speed;
          if (Number.isFinite(currentTarget.duration)) setLength(currentTarget.duration);
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: { xs: 1, sm: 2 } }}>
        <Button variant="contained" size="small" onClick={isPlaying ? () => audio.current?.pause() : play}>
          {isPlaying ? texts.pause : texts.play}
        </Button>
        <Button
          variant="outlined"
          size="small"
          aria-label={texts.back(REWIND_SECONDS)}
          onClick={() => seek(position - REWIND_SECONDS)}
        >
          −{REWIND_SECONDS} s
        </Button>
        <Button
          variant="outlined"
          size="small"
          aria-label={texts.forward(FORWARD_SECONDS)}
          onClick={() => seek(position + FORWARD_SECONDS)}
        >
          +{FORWARD_SECONDS} s
        </Button>
        <PlaybackSpeed speed={speed} onChoose={changeSpeed} />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 4 }}>
        <Slider
          aria-label={texts.position}
          size="small"
          min={0}
          max={Math.max(1, length)}
          step={1}
          value={Math.min(position, Math.max(1, length))}
          getAriaValueText={(moment) => texts.positionOf(spokenDuration(moment), spokenDuration(length))}
          onChange={(_event, moment) => seek(moment)}
          sx={{ color: 'accent' }}
        />
        <Box component="span" aria-hidden sx={{ typography: 'body2', color: 'quiet', whiteSpace: 'nowrap' }}>
          {formatClock(position)} / {formatClock(length)}
        </Box>
      </Box>
      <Box role="status" sx={{ typography: 'body2', color: 'failed', '&:empty': { display: 'none' } }}>
        {hasFailed && texts.notPlayed}
      </Box>
      {chapterList.length > 1 && <Chapters chapters={chapterList} position={position} onChoose={seek} />}
    </Box>
  );
};

interface ChaptersProps {
  chapters: readonly Chapter[];
  position: number;
  onChoose: (moment: number) => void;
}

const Chapters = ({ chapters, position, onChoose }: ChaptersProps) => {
  const current = chapters.findLastIndex(({ startTime }) => startTime <= position + 0.05);
  return (
    <Box
      component="ol"
      aria-label={playerTexts().chapters}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}
    >
      {chapters.map(({ startTime, title }, index) => (
        <Box
          component="li"
          key={startTime}
          aria-current={index === current || undefined}
          sx={{
            display: 'flex',
            alignItems: 'baseline',
            gap: 3,
            '& button': { textAlign: 'left', fontWeight: index === current ? 600 : 400 },
          }}
        >
          <Box component="span" sx={{ typography: 'body2', color: 'quiet', minWidth: '3em' }}>
            {formatClock(startTime)}
          </Box>
          <TextButton onClick={() => onChoose(startTime)}>{title}</TextButton>
        </Box>
      ))}
    </Box>
  );
};

const playerSx = {
  display: 'grid',
  gap: 3,
  mt: 3,
  p: { xs: 0, sm: 4 },
  borderStyle: 'solid',
  borderWidth: { xs: 0, sm: 1 },
  borderColor: 'rule',
  borderRadius: 1,
};
