import { TrackerPage } from '../features/trackers/pages/tracker.page';
import { lazyPart } from '../shared/parts/lazy-part';
import { PartFailed } from '../shared/parts/part-failed';

const SubjectRecord = lazyPart(() => import('../features/subjects/published/subject-record'), PartFailed);

/** A tracker's page; for a country or an agency, it also shows what is on record. */
export const TrackerWithRecord = () => <TrackerPage Record={SubjectRecord} />;
