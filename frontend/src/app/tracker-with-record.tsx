import { TrackerPage } from '../features/trackers/pages/tracker.page';
import { lazyPart } from '../shared/lazy/lazy-component';
import { PartFailed } from '../shared/lazy/load-failed';

const SubjectRecord = lazyPart(() => import('../features/subjects/published/subject-record'), PartFailed);

/** A tracker's page; for a country or an agency, it also shows what is on record. */
export const TrackerWithRecord = () => <TrackerPage Record={SubjectRecord} />;
