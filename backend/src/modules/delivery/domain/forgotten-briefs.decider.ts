import {
  type ForgottenBrief,
  type ForgottenBriefsEvent,
  forgottenBriefsEvents,
} from '#events/delivery/forgotten-briefs.events';
import type { Decider } from '#kernel/decider';

interface ForgetBriefs {
  readonly type: 'ForgetBriefs';
  readonly briefs: readonly ForgottenBrief[];
}

/** `forgottenbriefs-{day}`: which briefs were forgotten on a day, each once. */
export const forgottenBriefsDecider: Decider<ForgetBriefs, ForgottenBriefsEvent, readonly string[]> = {
  events: forgottenBriefsEvents,
  initialState: [],
  evolve: (forgotten, { data }) => [...forgotten, ...data.briefs.map(({ briefId }) => briefId)],
  decide: ({ briefs: requested }, forgotten) => {
    const known = new Set(forgotten);
    const briefs = requested.filter(({ briefId }) => !known.has(briefId));
    return briefs.length === 0 ? [] : [{ type: 'BriefsForgotten', data: { briefs } }];
  },
};
