import { CodeNotLoaded } from '#shared/lazy/code-not-loaded';
import { lazyComponent } from '#shared/lazy/lazy-component';
import { TrackerPage } from '#features/tracker-page/pages/tracker.page';

const SubjectRecord = lazyComponent(
  () => import('#features/subjects/published/subject-record'),
  'SubjectRecord',
  CodeNotLoaded,
);

/** A tracker's page; for a country or an agency, it also shows what is on record. */
export const TrackerWithRecord = () => <TrackerPage Record={SubjectRecord} />;
