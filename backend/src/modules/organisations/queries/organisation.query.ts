import { z } from 'zod';
import { MEMBER_TYPES } from '#events/accounts/user.events';
import { type AccountDocument, accounts } from '#modules/accounts/published';
import { exploreTrackers } from '#modules/explore/published';
import { titleOf } from '#modules/trackers/published';
import { type ViewOf, timeAnswer } from '#platform/http/answers/answer-schemas';
import { readRoute } from '#platform/http/routes/read-route';
import type { ReadStore } from '#platform/read-store/read-store';

/** A longer list would not be read; an organisation with more people would need a separate page for them. */
const MAX_MEMBERS = 200;
const MAX_TRACKERS = 100;
/** The newest of at most this many are chosen. */
const MAX_LOOKED_AT = 1000;

const organisationAnswer = z
  .strictObject({
    org_name: z.string().nullable().describe('Null if the caller belongs to no organisation.'),
    members: z
      .array(
        z.strictObject({
          id: z.string(),
          first_name: z.string().nullable(),
          last_name: z.string().nullable(),
          role: z.enum(MEMBER_TYPES),
          joined_at: timeAnswer,
        }),
      )
      .describe(`Those who joined first, at most ${MAX_MEMBERS}.`),
    trackers: z
      .array(
        z.strictObject({
          id: z.string(),
          title: z.string(),
          member_id: z.string().describe('Whose it is.'),
          updated_at: timeAnswer,
          last_line: z.string().nullable().describe('The newest line; null before the first run that published.'),
        }),
      )
      .describe(`The members’ public ones, newest first, at most ${MAX_TRACKERS}.`),
  })
  .meta({ id: 'Organisation', description: 'The caller’s organisation.' });

type View = ViewOf<typeof organisationAnswer>;

const NONE: View = { org_name: null, members: [], trackers: [] };

const memberView = ({ _id, first_name, last_name, member_type, activated_at, registered_at }: AccountDocument) => ({
  id: _id,
  first_name,
  last_name,
  role: member_type,
  joined_at: activated_at ?? registered_at,
});

const publicTrackersOf = async (reads: ReadStore, memberIds: readonly string[]): Promise<View['trackers']> => {
  const found = await reads.find(
    exploreTrackers,
    { owner_id: { $in: [...memberIds] }, public: true, deleted: false },
    { limit: MAX_LOOKED_AT },
  );
  return found
    .toSorted((one, other) => other.updated_at.localeCompare(one.updated_at))
    .slice(0, MAX_TRACKERS)
    .map(({ owner_id, updated_at, last_line, ...tracker }) => ({
      id: tracker._id,
      title: titleOf(tracker),
      member_id: owner_id ?? '',
      updated_at,
      last_line: last_line?.text ?? null,
    }));
};

export const GetOrganisation = readRoute({
  path: 'api/v1/organisation',
  access: 'user',
  summary: 'The caller’s organisation: its members, and what they track in public.',
  answers: organisationAnswer,
  async read({ caller: { userId } }, reads) {
    const account = await reads.get(accounts, userId);
    const orgId = account?.org_id ?? null;
    if (account?.status !== 'active' || orgId === null) return NONE;
    const members = await reads.find(
      accounts,
      { org_id: orgId, status: 'active' },
      { sort: { activated_at: 1 }, limit: MAX_MEMBERS },
    );
    const trackers = await publicTrackersOf(
      reads,
      members.map(({ _id }) => _id),
    );
    return { org_name: account.org_name, members: members.map(memberView), trackers };
  },
});
