import * as z from 'zod/mini';
import { optionalText, requiredText } from '#shared/forms/field-rules';
import { formTexts } from '#shared/texts/forms';
import type { SourceSetContent } from './api/source-sets';
import { requiredDomain } from './published/domain-rules';
import { sourceSetDialogTexts } from './texts/dialog';

export const MAX_NAME_LENGTH = 100;
const MAX_DOMAINS = 500;

export const sourceSetForm = z.object({
  name: requiredText(() => sourceSetDialogTexts().nameMissing, MAX_NAME_LENGTH),
  description: optionalText(1000),
  domains: z.pipe(
    z
      .array(z.object({ host: requiredDomain }))
      .check(
        z.minLength(1, { error: () => sourceSetDialogTexts().domainMissing }),
        z.maxLength(MAX_DOMAINS, { error: () => formTexts().atMostDomains(MAX_DOMAINS) }),
      ),
    z.transform((fields) => [...new Set(fields.map(({ host }) => host))]),
  ),
  public: z.boolean(),
});

export type SourceSetFields = z.input<typeof sourceSetForm>;
export type SourceSetDraft = z.output<typeof sourceSetForm>;

export const toSourceSetFields = (content: SourceSetContent | null): SourceSetFields => ({
  name: content?.name ?? '',
  description: content?.description ?? '',
  domains: content?.domains.map((host) => ({ host })) ?? [],
  public: content?.public ?? false,
});
