import { TrackerPage } from '../features/trackers/pages/tracker.page';
import { lazyComponent } from '../shared/lazy/lazy-component';
import { CodeNotLoaded } from '../shared/lazy/load-failed';

const SubjectRecord = lazyComponent(() => import('../features/subjects/published/subject-record'), CodeNotLoaded);

/** A tracker's page; for a country or an agency, it also shows what is on record. */
export const TrackerWithRecord = () => <TrackerPage Record={SubjectRecord} />;
