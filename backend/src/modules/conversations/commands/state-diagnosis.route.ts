import { z } from 'zod';
import { requiredText } from '#platform/http/requests/required-text';
import { commandRoute } from '#platform/http/routes/command-route';
import { healthRecordDecider } from '../domain/health-record.decider';

export const StateDiagnosis = commandRoute({
  path: 'api/chronic/diagnosis',
  access: 'user',
  inPerson: 'conversations',
  summary: 'Saves the condition the caller lives with, in place of the one saved before.',
  body: z.strictObject({ diagnosis: requiredText('Please enter a diagnosis', 200) }),
  decider: healthRecordDecider,
  decide: ({ body: { diagnosis }, caller: { userId } }) => [userId, { type: 'StateDiagnosis', userId, diagnosis }],
});
