import type { AgencyCategory } from '../api/executive-branch';
import { formatRelation } from '../branch';
import { branchTexts } from '../texts/branch';

const shown: readonly AgencyCategory[] = ['executive-office', 'cabinet', 'sub-agency', 'independent'];

export const AgencyMapLegend = () => (
  <ul className="map-legend" aria-label={branchTexts().legend}>
    {shown.map((category) => (
      <li key={category}>
        <span aria-hidden className={`swatch ${category}`} />
        <span>
          {branchTexts().categories[category]} <span className="line-name">· {formatRelation(category)}</span>
        </span>
      </li>
    ))}
  </ul>
);
