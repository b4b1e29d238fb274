import type { AgencyCategory } from '../published/api/executive-branch';
import { categoryNames, relationOf } from '../branch';

const shown: readonly AgencyCategory[] = ['executive-office', 'cabinet', 'sub-agency', 'independent'];

/** Explains colours and lines. */
export const AgencyMapLegend = () => (
  <ul className="map-legend" aria-label="Legend">
    {shown.map((category) => (
      <li key={category}>
        <span aria-hidden className={`swatch ${category}`} />
        <span>
          {categoryNames[category]} <span className="line-name">· {relationOf(category)}</span>
        </span>
      </li>
    ))}
  </ul>
);
