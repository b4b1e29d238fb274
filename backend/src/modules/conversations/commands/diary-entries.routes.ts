import { z } from 'zod';
import { CLOCK } from '#platform/clock';
import { entityId } from '#platform/command-handling/command-context';
import { commandRoute } from '#platform/http/routes/command-route';
import { entryFields } from '../diary/entry-schema';
import { asWhom, pastEntry } from '../diary/past-entry';
import { conversationDecider } from '../domain/conversation.decider';
import { PrivateReadings } from '../private-readings';

const personal = { access: 'user', inPerson: 'conversations' } as const;

const entryBody = z.strictObject({ ...asWhom, entry: entryFields });

export const AddEntry = commandRoute({
  ...personal,
  path: 'api/chronic/add-entry',
  summary: 'Adds an entry to the diary.',
  body: entryBody,
  answers: z.strictObject({ id: z.string() }),
  uses: [PrivateReadings, CLOCK],
  decider: conversationDecider,
  async decide({ body: { user_profile_id, entry: fields }, caller, context }, readings, clock) {
    const entry = pastEntry(fields, clock);
    const userId = user_profile_id ?? caller.userId;
    await readings.allow(caller, userId);
    return [userId, { type: 'AddEntry', userId, entryId: entityId(context, 'entry'), entry }];
  },
  answer: (_asked, { command: { entryId } }) => ({ id: entryId }),
});

export const ChangeEntry = commandRoute({
  ...personal,
  path: 'api/chronic/change-entry/:id',
  summary: 'Changes an entry of the diary.',
  body: entryBody,
  uses: [PrivateReadings, CLOCK],
  decider: conversationDecider,
  async decide({ params: { id: entryId }, body: { user_profile_id, entry: fields }, caller }, readings, clock) {
    const entry = pastEntry(fields, clock);
    const userId = user_profile_id ?? caller.userId;
    await readings.allow(caller, userId);
    return [userId, { type: 'ChangeEntry', userId, entryId, entry }];
  },
});

export const DeleteEntry = commandRoute({
  ...personal,
  path: 'api/chronic/delete-entry/:id',
  summary: 'Deletes an entry of the diary.',
  body: z.strictObject(asWhom),
  uses: [PrivateReadings],
  decider: conversationDecider,
  async decide({ params: { id: entryId }, body: { user_profile_id }, caller }, readings) {
    const userId = user_profile_id ?? caller.userId;
    await readings.allow(caller, userId);
    return [userId, { type: 'DeleteEntry', userId, entryId }];
  },
});
