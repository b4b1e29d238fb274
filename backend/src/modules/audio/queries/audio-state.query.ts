import { z } from 'zod';
import { readRoute } from '#platform/http/routes/read-route';
import { Speaking } from '../making/speaking';
import { SpokenBudget } from '../making/spoken-budget';

const audioStateAnswer = z
  .strictObject({
    voice: z.enum(['service', 'piper', 'espeak-ng']).nullable().describe('Null if none is set up or installed.'),
    format: z.enum(['mp3', 'wav']).describe('`wav` where no encoder is installed.'),
    month_characters: z.int().describe('Read out in this calendar month (UTC), of all accounts.'),
    month_limit: z.int().nullable().describe('Null if there is none.'),
  })
  .meta({ id: 'AudioState' });

export const GetAudioState = readRoute({
  path: 'api/common/audio',
  access: 'user',
  summary: 'Whether briefs can be read out here, and how much of this month’s budget is used.',
  answers: audioStateAnswer,
  uses: [Speaking, SpokenBudget],
  read: async (_request, { voice, encoder }, budget) => ({
    voice: voice?.kind ?? null,
    format: encoder.kind === 'none' ? ('wav' as const) : ('mp3' as const),
    month_characters: await budget.spent(),
    month_limit: budget.limit,
  }),
});
