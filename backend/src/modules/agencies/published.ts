export { type Agency, AGENCIES_COMPILED_ON, agencies, agencyByName, namesOfAgency } from './reference/agency-records';
export { agencyTopic } from './agency-topic';
export { agenciesIn } from './reference/agencies-in-text';
