import { type DoctorFinding, remark, well } from '#platform/operator/doctor/examination';
import { loadSharp } from './making/sharp-loading';

const OF = 'Image search';

/** Whether thumbnails can be made on this system. */
export const examineThumbnails = async (): Promise<readonly DoctorFinding[]> => [
  (await loadSharp()) === null
    ? remark(
        OF,
        'sharp cannot be loaded on this system, so images are not shown. Install again with its optional dependencies: npm ci --include=optional',
      )
    : well(OF, 'Thumbnails can be made.'),
];
