import { z } from 'zod';
import type { DiaryEntry } from '#events/conversations/diary-entry';
import type { Clock } from '#kernel/clock';
import { refuse } from '#kernel/decider';
import { DAY_MS } from '#kernel/durations';
import { orThrow } from '#platform/http/answers/problem';
import { type entryFields, entryFrom } from './entry-schema';

export const asWhom = { user_profile_id: z.string().max(100).optional().describe('For administrators: whose diary.') };

const NOT_YET = refuse('INVALID', 'Please check the entry.', [{ path: 'at', message: 'This is still to come' }]);

/**
 * An entry of these fields. A time in the future is refused, with a day's tolerance, since phone clocks are not always
 * right.
 */
export const pastEntry = (fields: z.output<typeof entryFields>, clock: Clock): DiaryEntry => {
  const entry = entryFrom(fields);
  return orThrow(Date.parse(entry.at) > clock.now().getTime() + DAY_MS ? NOT_YET : entry);
};
