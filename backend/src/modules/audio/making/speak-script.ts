import { type SpeechFault, type Voice, speechFault } from '#platform/speech/voice';
import { type Wave, joinWaves, secondsOf, silenceLike } from '#platform/speech/wave';
import type { Script } from '../script/script-of-brief';

/** The start of a chapter. */
export interface ChapterMark {
  readonly startsAtSeconds: number;
  readonly title: string;
}

export interface SpokenScript {
  readonly kind: 'read';
  readonly wave: Wave;
  readonly chapters: readonly ChapterMark[];
}

const PAUSE_SECONDS = 0.4;
const CHAPTER_PAUSE_SECONDS = 0.9;

/** A text in parts that a voice says at once, each ending with a sentence where there is one. */
export const inSpokenParts = (text: string, longest: number): readonly string[] => {
  const parts: string[] = [];
  let rest = text.trim();
  while (rest.length > longest) {
    const beginning = rest.slice(0, longest);
    const sentence = beginning.search(/[.!?](?=\s[^.!?]*$)/) + 1;
    const word = beginning.lastIndexOf(' ');
    const end = sentence > 0 ? sentence : word > 0 ? word : longest;
    parts.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return rest === '' ? parts : [...parts, rest];
};

/** Says a script, with pauses, and notes where its chapters begin. */
export const speakScript = async (
  { chapters }: Pick<Script, 'chapters'>,
  voice: Voice,
  signal: AbortSignal,
): Promise<SpokenScript | SpeechFault> => {
  const waves: Wave[] = [];
  const marks: ChapterMark[] = [];
  let seconds = 0;
  const add = (wave: Wave): void => {
    waves.push(wave);
    seconds += secondsOf(wave);
  };
  for (const { title, passages } of chapters) {
    const last = waves.at(-1);
    if (last !== undefined) add(silenceLike(last, CHAPTER_PAUSE_SECONDS - PAUSE_SECONDS));
    marks.push({ startsAtSeconds: Math.round(seconds * 100) / 100, title });
    for (const { text, language } of passages)
      for (const part of inSpokenParts(text, voice.longestText)) {
        const spoken = await voice.say({ text: part, language, signal });
        if (spoken.kind === 'fault') return spoken;
        add(spoken);
        add(silenceLike(spoken, PAUSE_SECONDS));
      }
  }
  const wave = joinWaves(waves);
  return wave === null
    ? speechFault('GARBLED', 'The voice changed its rate.')
    : { kind: 'read', wave, chapters: marks };
};
