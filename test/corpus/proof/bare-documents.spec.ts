import { allDocuments, pageOf } from './corpus-documents';
import { proveResearch } from './prove-research';

proveResearch(allDocuments().map(pageOf));
