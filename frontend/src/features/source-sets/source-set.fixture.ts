import type { SourceSet } from './api/source-sets';

export const sourceSetFixture = (changes: Partial<SourceSet> = {}): SourceSet => ({
  id: 'trade',
  name: 'Trade',
  description: 'Official releases',
  public: false,
  can_edit: true,
  domains: ['ustr.gov', 'usitc.gov'],
  ...changes,
});
