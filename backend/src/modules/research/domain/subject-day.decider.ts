import { type SubjectDayEvent, subjectDayEvents } from '#events/research/subject-day.events';
import { type Decider, refuse } from '#kernel/decider';

/** Ids of the runs of a day. */
export type SubjectDay = readonly string[];

export interface SubjectDayCommand {
  readonly type: 'AdmitSubjectRun';
  readonly day: string;
  readonly trackerId: string;
  readonly runId: string;
  /** The operator's limit. */
  readonly most: number;
}

export const DAY_IS_FULL = refuse(
  'CONFLICT',
  'The daily limit for researching countries and agencies has been reached.',
);

/** Decides on streams `subjectday-{day}`: concurrent requests cannot take the same place. */
export const subjectDayDecider: Decider<SubjectDayCommand, SubjectDayEvent, SubjectDay> = {
  events: subjectDayEvents,
  initialState: [],
  hasNoPersonalData: true,
  evolve: (state, { data: { runId } }) => [...state, runId],
  decide({ day, trackerId, runId, most }, state) {
    if (state.includes(runId)) return [];
    if (state.length >= most) return DAY_IS_FULL;
    return [{ type: 'SubjectRunAdmitted', data: { day, trackerId, runId } }];
  },
};
