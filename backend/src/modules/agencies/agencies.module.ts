import { area } from '#platform/area/area';
import { GetAgency } from './queries/agency.query';
import { GetExecutiveBranch } from './queries/executive-branch.query';

/** The agencies of the federal government, as reference data. */
export const agenciesArea = area('agencies', { routes: { GetExecutiveBranch, GetAgency } });
