import { z } from 'zod';
import { CLOCK } from '#platform/clock';
import { readRoute } from '#platform/http/routes/read-route';
import { diaryPage } from '../diary/diary-view';
import { entryAnswer, proposalAnswer } from '../diary/entry-schema';
import { ConversationHistory } from '../diary/history';
import { noteAnswer } from '../diary/note-schema';
import { PrivateReadings } from '../private-readings';

const PAGE = 50;

const diaryQuery = z.strictObject({
  user_profile_id: z.string().max(100).optional().describe('For administrators: whose diary.'),
  before: z.iso
    .datetime()
    .optional()
    .describe('Continues before this time: that of the last entry of the page before.'),
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(200)
    .default(PAGE)
    .describe('The number of entries; more if others have the same time as the last of them.'),
  tz_offset_minutes: z.coerce.number().int().min(-900).max(900).default(0),
});

const keptAnswer = entryAnswer.extend({ id: z.string() }).meta({ id: 'KeptDiaryEntry' });

/** What a diary holds. Anybody but its person is recorded when they read it. */
export const GetDiary = readRoute({
  path: 'api/chronic/diary',
  access: 'user',
  inPerson: 'conversations',
  summary:
    'The kept entries of the caller’s diary, or for administrators another person’s, newest first by their time, with the notes of that time and the open proposals.',
  query: diaryQuery,
  answers: z.strictObject({
    entries: z.array(keptAnswer),
    has_more: z.boolean(),
    notes: z.array(noteAnswer).describe('Notes from the time of these entries, which count nowhere; newest first.'),
    waiting: z.array(proposalAnswer).describe('All open proposals, oldest first.'),
  }),
  uses: [PrivateReadings, ConversationHistory, CLOCK],
  async read(asked, readings, history, clock) {
    const { caller, language } = asked;
    const { user_profile_id, tz_offset_minutes: offsetMinutes, ...page } = asked.query;
    const userId = user_profile_id ?? caller.userId;
    const diary = { userId, what: 'health_data', which: 'diary' } as const;
    await readings.read(asked, diary, 'reading the diary in the administration');
    const newest = await history.allNewestFirst(userId);
    return diaryPage(newest, page, { sent: { at: clock.now().toISOString(), offsetMinutes }, language });
  },
});
