import { archivePage } from './archive';
import type { PageParts, TemplateName } from './page';
import { pressOfficePage } from './press-office';
import { registerPage } from './register';

const templates: Record<TemplateName, (parts: PageParts) => string> = {
  'press-office': pressOfficePage,
  archive: archivePage,
  register: registerPage,
};

export const renderPage = (template: TemplateName, parts: PageParts): string => templates[template](parts);
